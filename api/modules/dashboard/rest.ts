import { z } from 'zod'
import { queryRow } from '#api/rest/queryRow.ts'

/** The REST row of the dashboard's figures. */
export const rows = [
  queryRow({
    path: '/api/dashboard/stats',
    summary: 'The figures of the dashboard, for the local day of the business.',
    at: 'viewer.business.stats',
    answer: z.object({
      totalCustomers: z.int(),
      scheduledToday: z.int(),
      hotBoardItems: z.int(),
      completedToday: z.int(),
      followUpsToday: z.int(),
    }),
  }),
]
