import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  statements: {
    AppointmentOutcomesPaginationQuery: 3,
    ReportsScreenQuery: 9,
  },
}
