import { z } from 'zod'
import type { DeletedType } from '#api/modules/deleted-records/service.ts'
import { since } from '#api/rest/listQuery.ts'
import { enumTexts, instant, row } from '#api/rest/route.ts'

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
  row({
    method: 'GET',
    path: '/api/sync',
    summary:
      'Begins a round of a synchronization: `until` is the `updatedSince` and `since` of the next round. Read it before the lists.',
    operation: 'query { viewer { business { until: changesUntil } } }',
    at: 'viewer.business',
    answer: z.object({ until: instant }),
  }),
  row({
    method: 'GET',
    path: '/api/deleted',
    summary:
      'Records that were deleted since an instant, oldest deletion first; `type` is the first part of their path. Deletions are kept for 30 days.',
    operation: `query ($first: Int, $after: String, $since: DateTime, $type: DeletedRecordType) { viewer { business {
      deletedRecords(first: $first, after: $after, since: $since, type: $type) {
        edges { node { type id: databaseId deletedAt } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.deletedRecords',
    list: true,
    answer: z.object({ type: types.answer, id: z.int(), deletedAt: instant }),
    query: z.object({ since: since('Since').optional(), type: types.body.optional() }),
    variables: ({ query }) => ({ ...query }),
  }),
]
