import { mineAt } from '#web/router/mineAt.ts'

/** The types of records in the order of the filter's options. */
export const trashTypes = [
  'Customer',
  'Contact',
  'OrganizerTask',
  'StickyNote',
  'HotBoardComment',
  'VendorContact',
  'FollowUpStep',
] as const

export type TrashType = (typeof trashTypes)[number]

/** What the tab lists; null for all. */
export interface TrashFilter {
  readonly words: string | null
  readonly trashType: TrashType | null
  readonly mine: boolean | null
  /** Whether without what is restored as one; null for all. */
  readonly alone: boolean | null
}

/** The filter of an address: `?q=maria&type=customer&mine=1`. */
export function trashFilterAt(search: URLSearchParams): TrashFilter {
  const named = search.get('type')?.toLowerCase()
  const filter = {
    words: search.get('q')?.trim() || null,
    trashType: trashTypes.find((type) => type.toLowerCase() === named) ?? null,
    mine: mineAt(search),
  }
  // Who looks for something finds everything.
  const alone = Object.values(filter).every((part) => part === null) || null
  return { ...filter, alone }
}
