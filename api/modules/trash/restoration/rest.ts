import { z } from 'zod'
import { TrashReason } from '#api/generated/enums.ts'
import { type TrashType, trashTypes } from '#api/modules/trash/kinds.ts'
import { deletionRow, mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId, from } from '#api/rest/selection.ts'

const nouns = {
  Customer: 'customers',
  Contact: 'contacts',
  FollowUpStep: 'followup-cadences',
  HotBoardComment: 'hotboard-comments',
  VendorContact: 'vendor-contacts',
  StickyNote: 'sticky-notes',
  OrganizerTask: 'tasks',
} as const satisfies Record<TrashType, string>

const types = enumTexts<TrashType>(
  nouns,
  `Type must be one of ${trashTypes.map((type) => nouns[type]).join(', ')}`,
)
const reasons = enumTexts<TrashReason>(TrashReason, 'Unknown reason')

const entry = z.object({
  id: databaseId,
  type: types.answer,
  recordId: from('recordDatabaseId', z.int()),
  title: z.string(),
  reason: reasons.answer,
  deletedBy: from('deletedByName', z.string()),
  deletedAt: instantText,
})

const restored = z.object({
  type: types.answer,
  recordId: from('databaseId', z.int()),
  title: z.string(),
  remarks: z.array(z.string()),
})

/** The REST rows of the trash. */
export const rows = [
  listRow({
    path: '/api/trash',
    summary:
      'Deleted records that the user could see, latest deletion first; `type` is the first part of their path, `recordId` is the number of a record of that type, `q` finds words of their titles. They stay for 30 days.',
    at: 'viewer.business.trash',
    args: { search: 'String', type: 'TrashType', recordDatabaseId: 'Int' },
    answer: entry,
    query: z
      .object({
        q: z.string(),
        type: types.body,
        recordId: z.string().regex(/^\d{1,9}$/, 'Must be a number'),
      })
      .partial(),
    variables: ({ query: { q, type, recordId } }) => ({
      search: q,
      type,
      ...(recordId && { recordDatabaseId: Number(recordId) }),
    }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/trash/:id/restore',
    summary:
      'Restores a deleted record with all that was deleted with it, under the same numbers; `remarks` says what is no longer as it was.',
    mutation: 'restoreTrash',
    type: 'TrashEntry',
    answer: restored,
  }),
  deletionRow({
    path: '/api/trash/:id',
    summary: 'Deletes a record in the trash for good.',
    mutation: 'deleteTrashEntry',
    type: 'TrashEntry',
  }),
  mutationRow({
    method: 'DELETE',
    path: '/api/trash',
    summary: 'Deletes for good all that the user sees in the trash.',
    mutation: 'emptyTrash',
    answer: z.object({ count: z.int() }),
  }),
]
