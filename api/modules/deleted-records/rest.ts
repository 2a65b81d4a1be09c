import { z } from 'zod'
import type { DeletedType } from '#api/modules/deleted-records/service.ts'
import { since } from '#api/rest/listQuery.ts'
import { listRow, queryRow } from '#api/rest/queryRow.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId, from } from '#api/rest/selection.ts'

const nouns = {
  Customer: 'customers',
  Contact: 'contacts',
  FollowUp: 'followups',
  HotBoardItem: 'hotboard',
  VendorContact: 'vendor-contacts',
  ServiceAppointment: 'service-appointments',
  Activity: 'activities',
  OrganizerTask: 'tasks',
  StickyNote: 'sticky-notes',
} as const satisfies Record<DeletedType, string>

const types = enumTexts<DeletedType>(nouns, `Type must be one of ${Object.values(nouns).join(', ')}`)

/** The REST rows for programs that synchronize. */
export const rows = [
  queryRow({
    path: '/api/sync',
    summary:
      'Begins a round of a synchronization: `until` is the `updatedSince` and `since` of the next round. Read it before the lists.',
    at: 'viewer.business',
    answer: z.object({ until: from('changesUntil', instantText) }),
  }),
  listRow({
    path: '/api/deleted',
    summary:
      'Records that were deleted since an instant, oldest deletion first; `type` is the first part of their path. Deletions are kept for 30 days.',
    at: 'viewer.business.deletedRecords',
    args: { since: 'DateTime', type: 'DeletedRecordType' },
    answer: z.object({ type: types.answer, id: databaseId, deletedAt: instantText }),
    query: z.object({ since: since('Since').optional(), type: types.body.optional() }),
    variables: ({ query }) => ({ ...query }),
  }),
]
