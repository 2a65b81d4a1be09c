/** The rows of a table of work with customers that a condition selects, and the column with their time. */
interface Work {
  kind: 'Contact' | 'FollowUp' | 'ServiceAppointment'
  at: string
  which: string
}

/** Open work: a customer's next step is the earliest (docs/product/customers.md#next-step). */
export const openWork = [
  { kind: 'Contact', at: 'scheduledDate', which: 'NOT completed' },
  { kind: 'FollowUp', at: 'scheduledDate', which: `state = 'PENDING'` },
  { kind: 'ServiceAppointment', at: 'startsAt', which: `status IN ('SCHEDULED', 'IN_PROGRESS')` },
] as const satisfies readonly Work[]

/** Completed work: a customer's last contact is the latest. Skipped and cancelled records do not count. */
export const completedWork = [
  { kind: 'Contact', at: 'completedAt', which: 'completed' },
  { kind: 'FollowUp', at: 'closedAt', which: `state = 'COMPLETED'` },
  { kind: 'ServiceAppointment', at: 'completedAt', which: `status = 'COMPLETED'` },
] as const satisfies readonly Work[]
