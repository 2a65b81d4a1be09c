import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    DeletedRecord: { businessId: 7, id: 1, type: 'Customer', recordId: 1 },
  },
  grow: {
    DeletedRecord: ({
      business,
      now,
      many,
    }) => `INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "deletedAt")
      SELECT ${business}, (ARRAY['Customer', 'Contact'])[1 + i % 2], i, ${now} - i * interval '1 minute'
        FROM generate_series(1, ${many}) AS i`,
  },
  statements: {
    '/api/deleted': 2,
  },
}
