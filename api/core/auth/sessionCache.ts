import { LRUCache } from 'lru-cache'
import { bearerToken, endOf, readViewer } from '#api/core/auth/authenticate.ts'
import type { SessionTokens } from '#api/core/auth/sessionTokens.ts'
import type { Announcement } from '#api/core/live/announcement.ts'
import type { Operation, PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { ApiKeyViewer, UserViewer, Viewer } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'

interface Known {
  viewer: UserViewer | ApiKeyViewer
  /** When the entry expires, in milliseconds since 1970: at the end of the session at the latest. */
  until: number
}

/** The maximum number of cached sessions. */
const maxEntries = 5_000
/** How long an entry lives, in milliseconds. It bounds the delay when a change notification was lost. */
const entryLifetime = 10_000
/** How long after its own write to an account this server waits for the change notification, in milliseconds. */
const longestUnheard = 1_000

const cachedModels = new Set<Prisma.ModelName>(['User', 'Business', 'ApiKey'])
/** Columns that don't affect a session; their writes send no change notification. */
const ignoredColumns = new Set(['lastLoginAt', 'lastUsedAt'])

/** Whether a Prisma operation may change what a session depends on. */
function writesAccounts({ model, operation, args }: Operation): boolean {
  if (!cachedModels.has(model) || /^(find|count|aggregate|groupBy)/.test(operation)) return false
  const { data } = args as { data?: object }
  return !(/^update/.test(operation) && data && Object.keys(data).every((name) => ignoredColumns.has(name)))
}

/** The business in the unique key of a Prisma call, if there is one. */
function businessIn(args: unknown): number | null {
  const { where } = args as { where?: { businessId_id?: { businessId?: unknown } } }
  const id = where?.businessId_id?.businessId
  return typeof id === 'number' ? id : null
}

interface Parts {
  tokens: SessionTokens
  platform: PlatformClient
  /** Whether superadmins need a second factor. */
  requiresFactor: boolean
}

/**
 * An LRU cache from bearer tokens to viewers, so that a request needs no query to authenticate. A change notification
 * for the user or the business drops its entries; while LISTEN is disconnected nothing is cached (docs/decisions/0009-sessions.md).
 */
export function createSessionCache({ tokens, platform, requiresFactor }: Parts) {
  const known = new LRUCache<string, Known>({ max: maxEntries })
  let connected = false
  /** When this server last wrote to an account, by business; null stands for all businesses. */
  const written = new Map<number | null, number>()
  /** Counts invalidations: a viewer that was read before one is not cached after it. */
  let generation = 0

  function forget(which: (viewer: UserViewer | ApiKeyViewer) => boolean): void {
    generation += 1
    for (const [token, { viewer }] of [...known]) if (which(viewer)) known.delete(token)
  }

  /** Whether the change notification of this server's own write may still be on its way. */
  function unsettled(businessId: number): boolean {
    const last = Math.max(...[businessId, null].map((key) => written.get(key) ?? Number.NEGATIVE_INFINITY))
    return performance.now() - last <= longestUnheard
  }

  function remember(token: string, viewer: UserViewer | ApiKeyViewer, now: Date): void {
    const until = Math.min(endOf(token, tokens), now.getTime() + entryLifetime)
    known.set(token, { viewer, until })
  }

  function accountWritten(businessId: number | null): void {
    written.set(businessId, performance.now())
    forget((viewer) => businessId === null || viewer.businessId === businessId)
  }

  return {
    /** Resolves to the viewer of a request, by its Authorization header. */
    async read(authorization: string | null, now: Date): Promise<Viewer> {
      const token = bearerToken(authorization)
      const found = token === null ? undefined : known.get(token)
      if (found && now.getTime() < found.until) return found.viewer
      const before = generation
      const viewer = await readViewer(authorization, tokens, platform, now, requiresFactor)
      const certain = connected && before === generation
      const remembered = viewer.kind === 'user' || viewer.kind === 'apiKey' ? viewer : null
      if (token === null || !remembered || !certain || unsettled(remembered.businessId)) return viewer
      remember(token, remembered, now)
      return viewer
    },

    /** Drops the entries that a change may concern. */
    onChange({ model, businessId, id }: Announcement): void {
      if (model !== 'User' && model !== 'Business' && model !== 'ApiKey') return
      written.delete(businessId)
      const whole = model === 'Business' || id === null
      const one = (viewer: UserViewer | ApiKeyViewer) => {
        // Drops all API keys of the business: each depends on the account that made it, and they are few.
        if (viewer.kind === 'apiKey') return true
        return model === 'User' && viewer.userId === Number(id)
      }
      forget((viewer) => viewer.businessId === businessId && (whole || one(viewer)))
    },

    /** Drops a signed-out session. Call it after the commit. */
    onSignOut(sessionId: string): void {
      forget((viewer) => viewer.kind === 'user' && viewer.sessionId === sessionId)
    },

    onConnected(): void {
      connected = true
      forget(() => true)
    },

    onDisconnected(): void {
      connected = false
      forget(() => true)
    },

    /**
     * Marks accounts of a business (null: of every business) as written by this server, so that nothing about them is
     * cached for a moment.
     */
    accountWritten,

    /** Called with each Prisma operation before it runs. */
    onOperation(operation: Operation): void {
      if (writesAccounts(operation)) accountWritten(operation.businessId ?? businessIn(operation.args))
    },
  }
}

export type SessionCache = ReturnType<typeof createSessionCache>
