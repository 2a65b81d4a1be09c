const weeks = ['2026-11-02', '2026-11-09', '2026-11-16']
const none = { completed: 0, noShows: 0, cancelled: 0, open: 0 }
const counts = (unsold: number, sold: number, notInMarket: number) => ({
  __typename: 'StatusCounts',
  unsold,
  sold,
  notInMarket,
})
const person = (rank: number, name: string, contacts: number, followUps: number) => ({
  __typename: 'DoneByPerson',
  rank,
  name,
  contacts,
  followUps,
})

/** The reports of three weeks, the first before the business had data. */
export const reports = {
  __typename: 'Reports',
  customers: weeks.map((week, index) => ({
    __typename: 'StatusWeek',
    week,
    counts: [null, counts(4, 1, 0), counts(5, 3, 1)][index] ?? null,
  })),
  done: weeks.map((week, index) => ({
    __typename: 'DoneWeek',
    week,
    people: [null, [], [person(1, '=Dana Whitfield', 3, 2), person(0, 'Others', 1, 0)]][index] ?? null,
  })),
  owners: [],
  outcomes: [
    {
      __typename: 'StepOutcomes',
      customerStatus: 'UNSOLD',
      dayNumber: 3,
      title: 'Check in',
      outcomes: [
        { __typename: 'OutcomeCount', kind: 'NOTED', outcome: 'Reached', count: 4 },
        { __typename: 'OutcomeCount', kind: 'SKIPPED', outcome: 'Skipped', count: 1 },
      ],
    },
  ],
  appointments: weeks.map((week, index) => ({
    __typename: 'AppointmentWeek',
    week,
    counts: { __typename: 'AppointmentCounts', ...none, ...(index === 2 && { completed: 2, noShows: 1 }) },
  })),
  texts: weeks.map((week) => ({ __typename: 'TextWeek', week, counts: null })),
}

/** The answer of the Reports screen. */
export const reportsData = (found: typeof reports | null = reports, customers = 1) => ({
  data: {
    viewer: {
      business: {
        __typename: 'Business',
        id: 'b1',
        customers: { edges: Array.from({ length: customers }, () => ({ __typename: 'CustomerEdge' })) },
        reports: found,
      },
    },
  },
})
