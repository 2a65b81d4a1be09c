import type { BackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import { isPerson, type Viewer } from '#api/core/viewer/viewer.ts'

/** How often a busy key is written, in milliseconds: the resolution of `lastUsedAt`. */
const keyGrain = 60_000
/** How often a session in use is written, in milliseconds. */
const sessionGrain = 20_000
/** The maximum number of keys, and of sessions, whose last write is remembered. */
const maxNoted = 5_000

/** Decides whether a use is to be written: the first of this server, and then one in each `grain`. */
function sampler<Id>(grain: number) {
  const noted = new Map<Id, number>()
  return (id: Id, now: number): boolean => {
    if (now - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < grain) return false
    if (noted.size >= maxNoted) noted.clear()
    noted.set(id, now)
    return true
  }
}

/**
 * Records when API keys and sessions were last used, after the response, and no more often than their grain on all servers.
 * Only what a person does is use of a session: one that nobody uses may end (docs/product/accounts.md#idle-sessions).
 */
export function lastUse(platform: PlatformClient, backgroundTasks: BackgroundTasks) {
  const keyIsDue = sampler<number>(keyGrain)
  const sessionIsDue = sampler<string>(sessionGrain)

  return {
    note(viewer: Viewer, now: Date, isByPerson: boolean): void {
      const before = (grain: number) => new Date(now.getTime() - grain)
      if (viewer.kind === 'apiKey') {
        const { businessId, keyId: id } = viewer
        if (!keyIsDue(id, now.getTime())) return
        const isOld = [{ lastUsedAt: null }, { lastUsedAt: { lte: before(keyGrain) } }]
        backgroundTasks.run('use of an API key', async () => {
          await platform.apiKey.updateMany({
            where: { businessId, id, OR: isOld },
            data: { lastUsedAt: now },
          })
        })
      } else if (isByPerson && isPerson(viewer) && viewer.sessionId !== undefined) {
        const { sessionId: id } = viewer
        if (!sessionIsDue(id, now.getTime())) return
        backgroundTasks.run('use of a session', async () => {
          const where = { id, lastSeenAt: { lte: before(sessionGrain) } }
          await platform.session.updateMany({ where, data: { lastSeenAt: now } })
        })
      }
    },
  }
}

export type LastUse = ReturnType<typeof lastUse>
