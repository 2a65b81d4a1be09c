import { AppError } from '#api/core/errors/errors.ts'
import {
  joinedDatabase,
  type Tenant,
  type TenantDatabase,
  type TenantStatements,
} from '#api/core/tenancy/tenancy.ts'
import type { Clock } from '#api/core/time/clock.ts'
import { type Day, localDay } from '#api/core/time/localTime.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import type { Actor } from '#api/core/viewer/viewer.ts'

/** The models only. Raw SQL goes through `BusinessContext.sql`, which requires the business. */
type Db = Omit<Tenant, `$${string}`>

/**
 * One business as seen by one actor: the first argument of every service of a module. It cannot exist without an
 * actor, so services need not check for one.
 */
export interface BusinessContext {
  readonly db: Db
  readonly actor: Actor
  /** The full name of the user or the name of the API key, for records; `Automatic` for the system. */
  readonly actorName: string
  /** The acting user; null for API keys and the system. */
  readonly userId: number | null
  /**
   * The acting user, where there must be one.
   * @throws API_KEY_NOT_ALLOWED for API keys, FORBIDDEN for the system
   */
  requireUserId(): number
  readonly timeZone: string
  /** The columns that every new row needs: `{ ...ctx.tenant, title }`. */
  readonly tenant: { businessId: number }
  now(): Date
  /** The current local day of the business. */
  today(): Day
  /** The unique key of a row of this business. */
  key(id: number): { businessId_id: { businessId: number; id: number } }
  /** Runs work in a transaction; inside a transaction, in that one. */
  transaction<T>(work: (ctx: BusinessContext) => Promise<T>): Promise<T>
  /**
   * Runs one SQL statement, where Prisma cannot express the query or is too slow. The statement must use `$1`, the
   * business.
   */
  sql<Row>(statement: string, ...params: unknown[]): Promise<Row[]>
  /**
   * Like `sql`, but returns each row as an array of its column values (api/core/reads/fastList.ts). Null in a
   * transaction, where lists are read by Prisma's client.
   */
  readonly lists: ((statement: string, ...params: unknown[]) => Promise<unknown[][]>) | null
  /**
   * The context for searches and reports: `sql` and `lists` read on the replica when it is up to date. Inside a
   * transaction it is the same context.
   */
  replica(): BusinessContext
}

/** Creates the context of a business and an actor. */
export function createBusinessContext(
  { client, statements, replica, transaction }: TenantDatabase,
  actor: Actor,
  clock: Clock,
): BusinessContext {
  const begin: BusinessContext['transaction'] = (work) =>
    transaction((tx) => work(contextOn(tx, actor, clock, joinedDatabase(tx).statements, 'inside')))
  const ctx = contextOn(client, actor, clock, statements, begin)
  if (replica === statements) return ctx
  const reader = contextOn(client, actor, clock, replica, begin)
  return { ...ctx, replica: () => reader }
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'apiKey') return actor.recordedAs
  return actor.kind === 'user' ? actor.fullName : 'Automatic'
}

/** Statements that have been checked for `$1`; each text is checked once. */
const ofBusiness = new Set<string>()

function checkBusiness(statement: string): void {
  if (ofBusiness.has(statement)) return
  if (!/\$1\b/.test(statement)) throw new AppError('INTERNAL', { cause: 'SQL without its business' })
  if (ofBusiness.size < mostStatements) ofBusiness.add(statement)
}

const mostStatements = 1000

function contextOn(
  db: Tenant,
  actor: Actor,
  clock: Clock,
  { rows, lists }: TenantStatements,
  begin: BusinessContext['transaction'] | 'inside',
): BusinessContext {
  const { businessId, timeZone } = actor
  const ctx: BusinessContext = {
    db,
    actor,
    actorName: nameOf(actor),
    userId: actor.kind === 'user' ? actor.userId : null,
    requireUserId() {
      if (actor.kind !== 'user') throw userRequired(actor)
      return actor.userId
    },
    timeZone,
    tenant: { businessId },
    now: () => clock.now(),
    today: () => localDay(clock.now(), timeZone),
    key: (id) => ({ businessId_id: { businessId, id } }),
    transaction: begin === 'inside' ? (work) => work(ctx) : begin,
    sql: (statement, ...params) => {
      checkBusiness(statement)
      return rows(statement, [businessId, ...params])
    },
    lists:
      lists &&
      ((statement, ...params) => {
        checkBusiness(statement)
        return lists(statement, [businessId, ...params])
      }),
    replica: () => ctx,
  }
  return ctx
}
