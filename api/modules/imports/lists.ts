import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { ImportRowState } from '#api/generated/enums.ts'

type Row = Prisma.ImportGetPayload<object>
export type RecordRow = Prisma.ImportRowGetPayload<object>

// No record has this number.
const nobody = { id: -1 }

/** For how many days an import is there after its latest end, and can be reverted or restored. */
export const revertibleDays = 30

const day = 24 * 60 * 60 * 1000

/** The condition for the imports that the actor may see: those of the last 30 days for those who import, else none. */
export function visibleImports(ctx: BusinessContext): Prisma.ImportWhereInput {
  if (!may(ctx.actor, 'import:manage')) return nobody
  const gt = new Date(ctx.now().getTime() - revertibleDays * day)
  return { OR: [{ createdAt: { gt } }, { finishedAt: { gt } }] }
}

/** The condition for their records. */
export const visibleRecords = ({ actor }: BusinessContext): Prisma.ImportRowWhereInput =>
  may(actor, 'import:manage') ? {} : nobody

const newestFirst: Order<Row> = [
  ['createdAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The imports of a business, newest first, or those alone whose customers were moved to the trash. */
export const importList = (ctx: BusinessContext, { inTrash }: { inTrash?: boolean | null }): List<Row> => ({
  order: newestFirst,
  where: { AND: [visibleImports(ctx), inTrash ? { state: { in: ['REVERTED', 'RESTORING'] } } : {}] },
})

/** The records of an import as they stand in the file. */
export const recordOrder: Order<RecordRow> = [
  ['line', 'asc', 'integer'],
  ['id', 'asc', 'integer'],
]

interface RecordQuery {
  state?: ImportRowState | null
  warned?: boolean | null
}

/** The condition for records in a state, or with a warning. */
export const recordsIn = (
  _ctx: BusinessContext,
  { state, warned }: RecordQuery,
): Prisma.ImportRowWhereInput => ({
  ...(state && { state }),
  ...(warned && { hasWarning: true }),
})
