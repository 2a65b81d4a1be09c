/** Common outcomes of a call, as buttons. */
export const commonOutcomes = ['Reached', 'Left a message', 'No answer', 'Sent an email'] as const

/** The common outcome that a text begins with; null for none. */
export function outcomeIn(text: string, outcomes: readonly string[] = commonOutcomes): string | null {
  return outcomes.find((outcome) => text === outcome || text.startsWith(`${outcome}. `)) ?? null
}

/**
 * Inserts a common outcome at the beginning of the text, or replaces the one that is there; removes it when it is
 * selected already.
 */
export function withOutcome(text: string, outcome: string, outcomes?: readonly string[]): string {
  const before = outcomeIn(text, outcomes)
  const rest = before === null ? text.trim() : text.slice(before.length + 2)
  if (before === outcome) return rest
  return rest === '' ? outcome : `${outcome}. ${rest}`
}
