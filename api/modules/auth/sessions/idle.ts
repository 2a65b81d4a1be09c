import { setInterval } from 'node:timers'
import type { Services } from '#api/core/context/services.ts'
import { log } from '#api/core/process/log.ts'
import { reason } from '#api/core/process/startError.ts'
import { endSessions } from '#api/modules/auth/sessions/end.ts'

/** After how many minutes without use a superadmin's session ends (docs/product/accounts.md#idle-sessions). */
const superadminMinutes = 30

/**
 * How many minutes `lastSeenAt` may lag behind the last use: the browser tells of a person's acts at most twice a
 * minute (`web/relay/noteUse.ts`), and the server writes it down a little later (`api/core/auth/lastUse.ts`).
 */
const lag = 1

/** How often idle sessions are looked for, in milliseconds. */
const every = 30_000

const idleSessions = `SELECT session.id, session."expiresAt" FROM "Session" session
  LEFT JOIN "Business" business ON business.id = session."businessId"
  WHERE session."lastSeenAt" < $1::timestamptz - make_interval(mins =>
    $3::int + CASE WHEN session."superadminId" IS NULL THEN business."idleMinutes" ELSE $2::int END)`

/** Ends the sessions that nobody has used for as long as their business, or the rule for superadmins, allows. */
export async function endIdleSessions(services: Services): Promise<void> {
  const { platform, clock } = services
  const idle = await platform.$queryRawUnsafe<{ id: string; expiresAt: Date }[]>(
    idleSessions,
    clock.now(),
    superadminMinutes,
    lag,
  )
  if (idle.length === 0) return
  const last = Math.max(...idle.map(({ expiresAt }) => expiresAt.getTime()))
  const ids = idle.map(({ id }) => id)
  await endSessions(services, ids, new Date(last), 'IDLE')
}

/**
 * Ends idle sessions now, so that none is accepted after a time without a server, and from then on. Every server does,
 * because this must not depend on where jobs run. Resolves to a function that stops it.
 */
export async function watchIdle(services: Services): Promise<() => void> {
  const end = () =>
    endIdleSessions(services).catch((error: unknown) =>
      log.error({ reason: reason(error) }, 'Idle sessions could not be ended; trying again'),
    )
  await end()
  const timer = setInterval(end, every)
  timer.unref()
  return () => clearInterval(timer)
}
