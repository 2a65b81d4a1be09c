import { z } from 'zod'
import { row } from '#api/rest/route.ts'

function list(path: string) {
  return row({
    method: 'GET',
    path,
    summary: 'What customers can be interested in, in the order of the business.',
    operation: 'query { viewer { business { interestOptions { id: databaseId value label sortOrder } } } }',
    at: 'viewer.business.interestOptions',
    list: true,
    answer: z.object({ id: z.string(), value: z.string(), label: z.string(), sortOrder: z.int() }),
  })
}

/** Interest options (part 2 section 7); both paths answer the same (decisions section 4). */
export const rows = [list('/api/interest-options'), list('/api/settings/interests')]
