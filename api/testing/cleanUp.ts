type Step = () => unknown

const steps: Step[] = []

/** Has something closed or removed when the file's tests are over: what was opened last comes first. */
export function afterFile(step: Step): void {
  steps.push(step)
}

/** Does what was asked for, all of it, and fails with the first failure. */
export async function cleanUp(): Promise<void> {
  const failures: unknown[] = []
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
