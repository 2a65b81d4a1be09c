type Step = () => unknown

const steps: Step[] = []

/** Registers a step that runs after the tests of the current file, in reverse order of registration. */
export function afterFile(step: Step): void {
  steps.push(step)
}

/** Runs all registered steps, then throws the first error. */
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
