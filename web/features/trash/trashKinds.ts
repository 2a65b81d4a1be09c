import type { TrashType } from '#web/__generated__/useRestoreMutation.graphql.ts'

export type { TrashType }

/** How many days a deleted record stays in the trash. */
export const keptDays = 30

interface TrashKind {
  /** What a record is called. */
  readonly word: string
  /** Where a restored record is shown. */
  readonly page: (databaseId: number) => string
}

/** The types of records that the trash keeps, in the order of the filter's options. */
export const trashKinds: Record<TrashType, TrashKind> = {
  Customer: { word: 'Customer', page: (databaseId) => `/customers/${databaseId}` },
  Contact: { word: 'Contact', page: () => '/contacts?tab=all' },
  OrganizerTask: { word: 'Task', page: () => '/tasks' },
  StickyNote: { word: 'Sticky note', page: () => '/sticky-notes' },
  HotBoardComment: { word: 'Comment', page: () => '/hotboard' },
  VendorContact: { word: 'Vendor contact', page: () => '/vendor-contacts' },
  FollowUpStep: { word: 'Step', page: () => '/followups/plans' },
}
