import type { PointReason } from '#web/__generated__/OwnEntries_business.graphql.ts'

/** An entry of the ledger of points, as far as its sentence is concerned. */
export interface PointEntry {
  readonly reason: PointReason
  readonly subjectName: string | null | undefined
  readonly isTakenBack: boolean
}

/** The sentences by reason, with the name of the record and without it. */
const sentences: Record<string, readonly [named: (name: string) => string, nameless: string]> = {
  HOT_BOARD_ITEM: [(title) => `Resolved “${title}”`, 'Resolved a hot board item'],
  QUICK_RESOLUTION: [(title) => `Quick with “${title}”`, 'Quick with a hot board item'],
  CONTACT: [(name) => `Contacted ${name}`, 'Completed a contact'],
  FOLLOW_UP: [(name) => `Followed up with ${name}`, 'Completed a follow-up'],
  APPOINTMENT: [(name) => `Appointment with ${name} done`, 'Completed an appointment'],
  SALE: [(name) => `Sold to ${name}`, 'Made a sale'],
}

/** `Resolved “Cue stolen”`; points that were taken back: `Taken back: resolved “Cue stolen”`. */
export function pointWords({ reason, subjectName, isTakenBack }: PointEntry): string {
  const [named, nameless = 'Earned points'] = sentences[reason] ?? []
  const words = subjectName != null && named ? named(subjectName) : nameless
  return isTakenBack ? `Taken back: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}
