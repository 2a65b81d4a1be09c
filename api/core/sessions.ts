import { LRUCache } from 'lru-cache'
import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Announcement } from '#api/core/live/announcement.ts'
import { bearerToken, endOf, readViewer } from '#api/core/session.ts'
import type { Operation, PlatformClient } from '#api/core/tenancy.ts'
import type { SessionTokens } from '#api/core/tokens.ts'
import type { Key, Member, Viewer } from '#api/core/viewer.ts'

interface Known {
  viewer: Member | Key
  /** In milliseconds since 1970: the end of the session, or when it is looked at anew. */
  until: number
}

/** Sessions that are remembered at most. */
const most = 5_000
/** How long one is believed without a look at the account, in milliseconds; also when an announcement was lost. */
const longest = 10_000
/** How long after a write to accounts by this server its announcement is waited for, in milliseconds. */
const patience = 1_000

const judged = new Set<Prisma.ModelName>(['User', 'Business', 'ApiKey'])
/** When someone came by: no session is judged by that, and nothing announces it. */
const visits = new Set(['lastLoginAt', 'lastUsedAt'])

/** Whether an operation of Prisma's client may change what sessions are judged by. */
function writesAccounts({ model, operation, args }: Operation): boolean {
  if (!judged.has(model) || /^(find|count|aggregate|groupBy)/.test(operation)) return false
  const { data } = args as { data?: object }
  return !(/^update/.test(operation) && data && Object.keys(data).every((name) => visits.has(name)))
}

/** The business that the unique key of a call names, if it does. */
function businessIn(args: unknown): number | null {
  const { where } = args as { where?: { businessId_id?: { businessId?: unknown } } }
  const id = where?.businessId_id?.businessId
  return typeof id === 'number' ? id : null
}

interface Parts {
  tokens: SessionTokens
  platform: PlatformClient
}

/**
 * Whose session a token is, without a question to the database while nothing has happened to the account. What is
 * remembered is dropped by the announcement of any write to the person or the business, the one that also ends
 * their live streams; while announcements are not heard nothing is remembered (docs/decisions/0009-sessions.md).
 */
export function openSessions({ tokens, platform }: Parts) {
  const known = new LRUCache<string, Known>({ max: most })
  let hearing = false
  /** When this server last wrote to an account of a business; of any business, under null. */
  const written = new Map<number | null, number>()
  /** Counts what may have changed accounts: an answer read before is not remembered after. */
  let turn = 0

  function forget(which: (viewer: Member | Key) => boolean): void {
    turn += 1
    for (const [token, { viewer }] of [...known]) if (which(viewer)) known.delete(token)
  }

  /** Whether a write of this server may still be on its way to the account's business. */
  function unsettled(businessId: number): boolean {
    const last = Math.max(...[businessId, null].map((key) => written.get(key) ?? Number.NEGATIVE_INFINITY))
    return performance.now() - last <= patience
  }

  function remember(token: string, viewer: Member | Key, now: Date): void {
    const until = Math.min(endOf(token, tokens), now.getTime() + longest)
    known.set(token, { viewer, until })
  }

  function accountWritten(businessId: number | null): void {
    written.set(businessId, performance.now())
    forget((viewer) => businessId === null || viewer.businessId === businessId)
  }

  return {
    /** Who a request comes from, by its Authorization header. */
    async read(authorization: string | null, now: Date): Promise<Viewer> {
      const token = bearerToken(authorization)
      const found = token === null ? undefined : known.get(token)
      if (found && now.getTime() < found.until) return found.viewer
      const before = turn
      const viewer = await readViewer(authorization, tokens, platform, now)
      const certain = hearing && before === turn
      const remembered = viewer.kind === 'member' || viewer.kind === 'key' ? viewer : null
      if (token === null || !remembered || !certain || unsettled(remembered.businessId)) return viewer
      remember(token, remembered, now)
      return viewer
    },

    /** Takes the announcement of a write. */
    heard({ model, businessId, id }: Announcement): void {
      if (model !== 'User' && model !== 'Business' && model !== 'ApiKey') return
      written.delete(businessId)
      const whole = model === 'Business' || id === null
      const one = (viewer: Member | Key) => {
        // A key stands and falls with its maker too, and there are few of them.
        if (viewer.kind === 'key') return true
        return model === 'User' && viewer.userId === Number(id)
      }
      forget((viewer) => viewer.businessId === businessId && (whole || one(viewer)))
    },

    /** A session was signed out. Called after the commit: an answer read before is not remembered after. */
    revoked(sessionId: string): void {
      forget((viewer) => viewer.kind === 'member' && viewer.sessionId === sessionId)
    },

    /** Announcements are heard from now on, or no longer. */
    hears(now: boolean): void {
      hearing = now
      forget(() => true)
    },

    /** This server writes to an account of a business, or of any: what is remembered waits for the announcement. */
    accountWritten,

    /** Takes each operation of Prisma's clients before it runs. */
    onOperation(operation: Operation): void {
      if (writesAccounts(operation)) accountWritten(operation.businessId ?? businessIn(operation.args))
    },
  }
}

export type Sessions = ReturnType<typeof openSessions>
