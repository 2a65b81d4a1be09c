import type { Action } from '#api/policy/permissions.ts'

interface Kind {
  /** The name of a record in messages. */
  noun: string
  /** The action whose roles may delete such a record, and so bring it back. */
  deleting: Action
}

/** The records that lie in the trash when they are deleted, by their table. */
export const trashKinds = {
  Customer: { noun: 'Customer', deleting: 'customer:delete' },
  Contact: { noun: 'Contact', deleting: 'contact:delete' },
  FollowUpStep: { noun: 'Follow-up step', deleting: 'followUpPlan:write' },
  HotBoardComment: { noun: 'Comment', deleting: 'hotBoard:deleteComment' },
  VendorContact: { noun: 'Vendor contact', deleting: 'vendor:delete' },
  StickyNote: { noun: 'Sticky note', deleting: 'note:delete' },
  OrganizerTask: { noun: 'Task', deleting: 'task:delete' },
} as const satisfies Record<string, Kind>

export type TrashType = keyof typeof trashKinds

export const trashTypes = Object.keys(trashKinds) as TrashType[]
