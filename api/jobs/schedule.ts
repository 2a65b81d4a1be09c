import type { Services } from '#api/core/tenancy/context.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { inTurn } from '#api/jobs/turn.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'

/** What jobs work with. */
export interface Work {
  services: Services
  /** Puts the demo business back to its sample data; absent where there is none to keep. */
  resetDemo?: () => Promise<unknown>
}

/** A thing that is done by the clock. */
export interface Job {
  name: string
  /** Minute, hour, day, month, weekday. */
  cron: string
  /** IANA name of the zone in which the clock is read. */
  timeZone: string
  /** Whether it is done at the start too: what fell due while nobody was here. */
  atStart: boolean
  operation(work: Work, signal: AbortSignal): Promise<unknown>
}

const demoZone = 'America/New_York'

/** What is done when; what is done is the modules' (docs/decisions/0015-texts-once.md). */
export const schedule: readonly Job[] = [
  {
    name: 'reminders',
    // On the hour, at 09:00 of every zone, at 24 hours before every start, and when a second try falls due.
    cron: '*/5 * * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: ({ services }, signal) => sendReminders(services, signal),
  },
  {
    name: 'demo',
    cron: '0 4 * * *',
    timeZone: demoZone,
    atStart: false,
    operation: async ({ services, resetDemo }) => {
      const night = localDay(services.clock.now(), demoZone)
      if (resetDemo) await inTurn(services, `demo ${night}`, resetDemo)
    },
  },
]
