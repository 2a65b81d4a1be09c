import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  statements: {
    // The customer, the page, and one statement for each kind of record: three in upcoming entries, four in past ones.
    AheadPaginationQuery: 5,
    HistoryListPaginationQuery: 7,
  },
}
