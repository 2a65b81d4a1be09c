import { expect, test } from 'vitest'
import { jobState } from './jobState.ts'

const checkedAt = '2026-06-11T12:00:00.000Z'
const minutesBefore = (count: number) => new Date(Date.parse(checkedAt) - count * 60_000).toISOString()
const queue = (dueJobs: number, minutes: number | null, failedJobs = 0) =>
  jobState({
    checkedAt,
    dueJobs,
    oldestDueJobAt: minutes === null ? null : minutesBefore(minutes),
    failedJobs,
  })

test.each([
  [queue(0, null), 'On time', 'No job is waiting.'],
  [queue(1, 0.5), 'On time', '1 job waiting.'],
  [queue(2, 1), 'Behind', '2 jobs waiting, the oldest for a minute.'],
  [queue(1000, 90), 'Behind', '1,000 jobs waiting, the oldest for 90 minutes.'],
  [queue(3, 50 * 60), 'Behind', '3 jobs waiting, the oldest for 2 days.'],
  [queue(0, null, 1), 'Failed', 'No job is waiting. 1 job failed ten times and will not be tried again.'],
])('The state of the queue %#', (state, badge, text) => {
  expect([state.label, state.text]).toEqual([badge, text])
})
