import type { Sample } from '#api/testing/sample.ts'

export const sample: Sample = {
  rows: {
    DeletedRecord: { businessId: 7, id: 1, type: 'Customer', recordId: 1 },
  },
  statements: {
    '/api/deleted': 2,
  },
}
