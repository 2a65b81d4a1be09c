import type { Services } from '#api/core/context/services.ts'
import { emptyDeletedAnswers } from '#api/core/idempotency/answerOnce.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { resumeLostWork } from '#api/jobs/lostWork.ts'
import { deleteExpired } from '#api/jobs/retention.ts'
import { modules } from '#api/modules/index.ts'
import type { Job } from '#api/modules/module.ts'

const demoZone = 'America/New_York'

const turnsRemembered = 3 * 24 * 60 * 60_000

/** Runs work once across all instances: the first one to claim the name runs it, the others do nothing. */
async function inTurn(services: Services, name: string, work: () => Promise<unknown>): Promise<void> {
  const expiresAt = new Date(services.clock.now().getTime() + turnsRemembered)
  const taken = await services.platform.usedTicket.createMany({
    data: [{ id: `job ${name}`, expiresAt }],
    skipDuplicates: true,
  })
  if (taken.count > 0) await work()
}

/** The schedule of all jobs. The modules implement the work (docs/decisions/0015-texts-once.md). */
export const schedule: readonly Job[] = [
  ...Object.values(modules).flatMap(({ jobs = [] }) => jobs),
  {
    name: 'clean-up',
    cron: '20 3 * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: async ({ services }, signal) => {
      const { platform, mailer, clock } = services
      for (const { cleanUp } of Object.values(modules)) await cleanUp?.(services, signal)
      await mailer.deleteOld?.(clock.now())
      await deleteExpired(services, signal)
      await emptyDeletedAnswers(platform)
    },
  },
  {
    name: 'lost-work',
    cron: '*/5 * * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: ({ services }) => resumeLostWork(services.statements),
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
