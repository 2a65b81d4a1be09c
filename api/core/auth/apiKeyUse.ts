import type { BackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { ApiKeyViewer } from '#api/core/viewer/viewer.ts'

/** The resolution of `lastUsedAt`, in milliseconds, which limits how often a busy key is written. */
const grain = 60_000
/** The maximum number of keys whose last write is remembered. */
const maxKeys = 5_000

/** Records the use of API keys after the response, at most once a minute per key across all servers. */
export function keyUse(platform: PlatformClient, backgroundTasks: BackgroundTasks) {
  const noted = new Map<number, number>()

  return {
    note({ businessId, keyId }: Pick<ApiKeyViewer, 'businessId' | 'keyId'>, now: Date): void {
      if (now.getTime() - (noted.get(keyId) ?? Number.NEGATIVE_INFINITY) < grain) return
      if (noted.size >= maxKeys) noted.clear()
      noted.set(keyId, now.getTime())
      backgroundTasks.run('use of an API key', async () => {
        const before = new Date(now.getTime() - grain)
        await platform.apiKey.updateMany({
          where: { businessId, id: keyId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
          data: { lastUsedAt: now },
        })
      })
    },
  }
}

export type ApiKeyUse = ReturnType<typeof keyUse>
