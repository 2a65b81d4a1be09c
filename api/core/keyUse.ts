import type { Errands } from '#api/core/errands.ts'
import type { PlatformClient } from '#api/core/tenancy.ts'
import type { Key } from '#api/core/viewer.ts'

/** How exactly the last use of a key is known, in milliseconds: a busy key is written down no more often. */
const grain = 60_000
/** Keys whose last use is remembered at most. */
const most = 5_000

/** Writes down when API keys are used: at most once a minute a key, whatever the number of servers, and outside requests. */
export function keyUse(platform: PlatformClient, errands: Errands) {
  const noted = new Map<number, number>()

  return {
    /** A key was used. */
    note({ businessId, keyId }: Pick<Key, 'businessId' | 'keyId'>, now: Date): void {
      if (now.getTime() - (noted.get(keyId) ?? Number.NEGATIVE_INFINITY) < grain) return
      if (noted.size >= most) noted.clear()
      noted.set(keyId, now.getTime())
      errands.run('use of an API key', async () => {
        const before = new Date(now.getTime() - grain)
        await platform.apiKey.updateMany({
          where: { businessId, id: keyId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
          data: { lastUsedAt: now },
        })
      })
    },
  }
}

export type KeyUse = ReturnType<typeof keyUse>
