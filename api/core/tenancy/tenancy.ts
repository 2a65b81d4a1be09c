import { LRUCache } from 'lru-cache'
import type { Connection } from '#api/core/database/connection.ts'
import type { Replica } from '#api/core/database/replica.ts'
import type { Statements } from '#api/core/database/statements.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Prisma, PrismaClient } from '#api/generated/client.ts'
import { models } from '#api/policy/models.ts'

type Args = Record<string, unknown>

const creating = new Set(['create', 'createMany', 'createManyAndReturn'])

function withBusiness(data: unknown, key: string, businessId: number): unknown {
  if (Array.isArray(data)) return data.map((row) => withBusiness(row, key, businessId))
  return { ...(data as Args), [key]: businessId }
}

// Rows never move to another business: a business id in an update is replaced by the current business.
function keepBusiness(data: unknown, key: string, businessId: number): unknown {
  return data && Object.hasOwn(data, key) ? withBusiness(data, key, businessId) : data
}

/**
 * Whether a condition consists only of a unique key of the business. Prisma batches such reads into one statement,
 * but not when other conditions are added.
 */
function namesOwnRow(where: Args, key: string, businessId: number): boolean {
  const [[name, value] = ['', null], ...more] = Object.entries(where)
  const owner = name.startsWith(`${key}_`) ? (value as Args | null)?.[key] : where[key]
  return more.length === 0 && owner === businessId
}

/** The arguments of a call, restricted to one business. */
export function scopeArgs(operation: string, args: Args, key: string, businessId: number): Args {
  if (creating.has(operation)) return { ...args, data: withBusiness(args.data, key, businessId) }
  const where = (args.where ?? {}) as Args
  if (operation.startsWith('findUnique') && namesOwnRow(where, key, businessId)) return args
  const and = where.AND === undefined ? [] : [where.AND].flat()
  const scoped: Args = { ...args, where: { ...where, AND: [...and, { [key]: businessId }] } }
  if ('data' in args) scoped.data = keepBusiness(args.data, key, businessId)
  if (operation === 'upsert') {
    scoped.create = withBusiness(args.create, key, businessId)
    scoped.update = keepBusiness(args.update, key, businessId)
  }
  return scoped
}

/** A call of Prisma's client, and the business it is scoped to; null for the platform's client. */
export interface Operation {
  model: Prisma.ModelName
  operation: string
  args: unknown
  businessId: number | null
}

type OnOperation = (operation: Operation) => void

/** Runs a call once a connection is available to the business. */
type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

function scopedTo(prisma: PrismaClient, businessId: number, onOperation: OnOperation, takeTurn: TakeTurn) {
  return prisma.$extends({
    name: 'tenant',
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          const { key } = models[model]
          if (key === null || (key === 'id' && creating.has(operation))) {
            throw new AppError('FORBIDDEN', { cause: `${operation} of ${model} from within a business` })
          }
          onOperation({ model, operation, args, businessId })
          const scoped = scopeArgs(operation, args as Args, key, businessId) as typeof args
          // Prisma batches concurrent reads by key into one statement; queueing them one by one would prevent that.
          return operation.startsWith('findUnique') ? query(scoped) : takeTurn(() => query(scoped))
        },
      },
    },
  })
}

/**
 * The Prisma client of one business, which reads and writes only that business's rows. Nested reads stay inside the
 * business through the composite foreign keys.
 */
export type TenantClient = ReturnType<typeof scopedTo>
export type TenantTransaction = Parameters<Parameters<TenantClient['$transaction']>[0]>[0]

/** The calls that the client and its transactions have in common. */
export type Tenant = Pick<TenantClient, keyof TenantTransaction & keyof TenantClient>

/** The database of one business, with its share of the connections. */
export interface TenantDatabase {
  client: Tenant
  statements: TenantStatements
  /** Statements that only read, on the replica when it is up to date; the same as `statements` without a replica. */
  replica: TenantStatements
  /** Runs work in one transaction, which uses one connection. */
  transaction<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T>
}

/** Statements of a business; inside a transaction, only those that return objects. */
export type TenantStatements = Pick<Statements, 'rows'> & { lists: Statements['lists'] | null }

/** A transaction in the form of a database: its statements and transactions are all part of that one transaction. */
export function joinedDatabase(tx: TenantTransaction): TenantDatabase {
  const statements: TenantStatements = {
    rows: (statement, values) => tx.$queryRawUnsafe(statement, ...values),
    lists: null,
  }
  return { client: tx, statements, replica: statements, transaction: (work) => work(tx) }
}

type DatabaseParts = Pick<Connection, 'prisma' | 'statements' | 'turns' | 'replica'>

function databaseOf(
  { prisma, statements: { rows, lists }, turns, replica }: DatabaseParts,
  businessId: number,
  onOperation: OnOperation,
): TenantDatabase {
  const takeTurn: TakeTurn = (work) => turns(businessId, work)
  const insideTurn = scopedTo(prisma, businessId, onOperation, (work) => work())
  const statements: Statements = {
    rows: (statement, values) => takeTurn(() => rows(statement, values)),
    lists: (statement, values) => takeTurn(() => lists(statement, values)),
  }
  return {
    client: scopedTo(prisma, businessId, onOperation, takeTurn),
    statements,
    replica: replica ? onReplica(replica, statements) : statements,
    transaction: (work) => takeTurn(() => insideTurn.$transaction(work)),
  }
}

function onReplica(replica: Replica, primary: Statements): Statements {
  return {
    rows: (statement, values) => replica.read(primary, (on) => on.rows(statement, values)),
    lists: (statement, values) => replica.read(primary, (on) => on.lists(statement, values)),
  }
}

/**
 * Returns the database of each business. Recently used clients are cached, because creating one costs more than a
 * query.
 */
export function tenantDatabases(
  parts: DatabaseParts,
  onOperation: OnOperation,
): (businessId: number) => TenantDatabase {
  const databases = new LRUCache<number, TenantDatabase>({ max: 1000 })
  return (businessId) => {
    if (!Number.isSafeInteger(businessId)) throw new AppError('FORBIDDEN')
    const database = databases.get(businessId) ?? databaseOf(parts, businessId, onOperation)
    databases.set(businessId, database)
    return database
  }
}

/** The Prisma client of sign-in and superadmins, for accounts and businesses but no data of a business. */
export function platformClient(prisma: PrismaClient, onOperation: OnOperation) {
  return prisma.$extends({
    name: 'platform',
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          onOperation({ model, operation, args, businessId: null })
          if (models[model].platform) return query(args)
          throw new AppError('FORBIDDEN', { cause: `${operation} of ${model} from outside a business` })
        },
      },
    },
  })
}

export type PlatformClient = ReturnType<typeof platformClient>
export type PlatformTransaction = Parameters<Parameters<PlatformClient['$transaction']>[0]>[0]
