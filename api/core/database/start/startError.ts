/** Why Cuecard cannot start, in a sentence for the person at the keyboard; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The message of whatever was thrown, for the end of such a sentence. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().replaceAll(/\s+/g, ' ')
}
