/** The reason why Cuecard cannot start, as a sentence for the operator; printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The message of any thrown value, on one line. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().replaceAll(/\s+/g, ' ')
}
