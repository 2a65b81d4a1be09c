import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    DuplicateDismissal: { businessId: 7, fingerprint: '0123456789abcdef', dismissedAt: now },
  },
  grow: {
    DuplicateDismissal: ({
      business,
      now: at,
      many,
    }) => `INSERT INTO "DuplicateDismissal" ("businessId", fingerprint, "dismissedAt")
      SELECT ${business}, lpad(to_hex(i), 16, '0'), ${at} FROM generate_series(1, ${many}) AS i`,
  },
  rules: {
    dismissDuplicate: 'customer:merge',
  },
  statements: {
    DuplicatesScreenQuery: 4,
    DuplicateListPaginationQuery: 4,
    '/api/possible-duplicates': 4,
  },
}
