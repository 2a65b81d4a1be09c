import type { Actor } from '#api/core/auth/viewer.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { TenantClient, TenantDatabase, TenantTransaction } from '#api/core/tenancy/tenancy.ts'
import type { Clock } from '#api/core/time/clock.ts'
import { type Day, localDay } from '#api/core/time/localTime.ts'

/** Client or transaction: services do not care which. */
type Tenant = Pick<TenantClient, keyof TenantTransaction & keyof TenantClient>
/** The models alone: SQL goes through `BusinessContext.sql`, which knows its business. */
type Db = Omit<Tenant, `$${string}`>

/**
 * One business, as seen by one actor at work in it: what every service of a shop's module takes first.
 * There is no shop without someone at work in it, so no service can forget to ask for one.
 */
export interface BusinessContext {
  readonly db: Db
  readonly actor: Actor
  /** Full name for records, or that of the API key; `Automatic` for the system's own acts. */
  readonly actorName: string
  readonly timeZone: string
  /** Data every new row carries: `{ ...shop.tenant, title }`. */
  readonly tenant: { businessId: number }
  now(): Date
  /** The shop's local day. */
  today(): Day
  /** The unique key of a row of this business. */
  key(id: number): { businessId_id: { businessId: number; id: number } }
  /** Runs the work in one transaction; inside one already, in that. */
  transaction<T>(work: (ctx: BusinessContext) => Promise<T>): Promise<T>
  /** One SQL statement for what Prisma can't say well, or not fast enough. `$1` is the business; it must appear. */
  sql<Row>(statement: string, ...params: unknown[]): Promise<Row[]>
  /** Likewise, each row as the values of its columns (core/reads/fastList.ts). Not within a transaction. */
  lists(statement: string, ...params: unknown[]): Promise<unknown[][]>
}

/** Opens a business for an actor. */
export function createBusinessContext(
  { client, statements, transaction }: TenantDatabase,
  actor: Actor,
  clock: Clock,
): BusinessContext {
  return contextOn(client, actor, clock, statements, (work) =>
    transaction((tx) => work(contextOn(tx, actor, clock, within(tx), 'inside'))),
  )
}

/** Statements in the transaction that one stands in. */
function within(tx: Tenant): Statements {
  return {
    rows: (statement, values) => tx.$queryRawUnsafe(statement, ...values),
    lists() {
      throw new AppError('INTERNAL', { cause: 'a read past the transaction it stands in' })
    },
  }
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'key') return actor.recordedAs
  return actor.kind === 'member' ? actor.fullName : 'Automatic'
}

/** The business must be in every statement; that is seen once for each. */
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
  { rows, lists }: Statements,
  begin: BusinessContext['transaction'] | 'inside',
): BusinessContext {
  const { businessId, timeZone } = actor
  const ctx: BusinessContext = {
    db,
    actor,
    actorName: nameOf(actor),
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
    lists: (statement, ...params) => {
      checkBusiness(statement)
      return lists(statement, [businessId, ...params])
    },
  }
  return ctx
}
