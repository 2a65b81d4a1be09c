import { z } from 'zod'
import { row } from '#api/rest/route.ts'

/** The REST row of the dashboard's figures. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/dashboard/stats',
    summary: 'The figures of the dashboard, for the local day of the business.',
    operation: `query { viewer { business { stats {
      totalCustomers scheduledToday hotBoardItems completedToday followUpsToday
    } } } }`,
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
