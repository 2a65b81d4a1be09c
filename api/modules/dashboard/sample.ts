import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    Tally: {
      businessId: 7,
      span: 'DAY',
      startsAt: '2026-06-10T00:00:00Z',
      slot: 1,
      customers: 1,
      contacts: 1,
      completions: 0,
      pendingFollowUps: 1,
      openItems: 1,
    },
  },
  rules: {
    completeMyDayEntry: 'myDay:work',
    reopenMyDayEntry: 'myDay:work',
  },
  statements: {
    BellPanelQuery: 7,
    DashboardScreenQuery: 16,
    ForYouPaginationQuery: 2,
    MyDayQuery: 10,
  },
}
