import type { StateLabel } from '#web/components/StateFact.tsx'
import { formatNumber } from '#web/lib/formatNumber.ts'

/** How long a due job may wait until the queue is shown as behind, in milliseconds. */
const behindAfter = 60_000

interface Jobs {
  readonly checkedAt: string
  readonly dueJobs: number
  readonly oldestDueJobAt: string | null | undefined
  readonly failedJobs: number
}

function waitingTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`
}

const many = (count: number) => (count === 1 ? '1 job' : `${formatNumber(count)} jobs`)

/** The state of the job queue in words. */
export function jobState({ checkedAt, dueJobs, oldestDueJobAt, failedJobs }: Jobs): StateLabel & {
  readonly text: string
} {
  const waits = oldestDueJobAt ? Math.max(0, Date.parse(checkedAt) - Date.parse(oldestDueJobAt)) : 0
  const failed = failedJobs > 0 ? ` ${many(failedJobs)} failed ten times and will not be tried again.` : ''
  if (waits >= behindAfter) {
    return {
      label: 'Behind',
      tone: 'red',
      text: `${many(dueJobs)} waiting, the oldest for ${waitingTime(waits)}.${failed}`,
    }
  }
  const text = (dueJobs === 0 ? 'No job is waiting.' : `${many(dueJobs)} waiting.`) + failed
  return failedJobs > 0
    ? { label: 'Failed', tone: 'yellow', text }
    : { label: 'On time', tone: 'green', text }
}
