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

/** The condition for the imports that the actor may see: all for those who import, else none. */
export const visibleImports = ({ actor }: BusinessContext): Prisma.ImportWhereInput =>
  may(actor, 'import:manage') ? {} : nobody

/** The condition for their records. */
export const visibleRecords = ({ actor }: BusinessContext): Prisma.ImportRowWhereInput =>
  may(actor, 'import:manage') ? {} : nobody

const newestFirst: Order<Row> = [
  ['createdAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The imports of a business, newest first. */
export const importList = (ctx: BusinessContext): List<Row> => ({
  order: newestFirst,
  where: visibleImports(ctx),
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
