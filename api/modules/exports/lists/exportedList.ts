import type { AnyOrder } from '#api/core/reads/keyset.ts'
import type { Bind } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { Columns } from '#api/modules/exports/columns.ts'
import type { Action } from '#api/policy/permissions.ts'

/** A list that can be exported. */
export interface ExportedList<Filter> {
  model: Prisma.ModelName
  /** What the screen calls it; names the file and the sheet. */
  title: string
  action: Action
  /** Its rows, as the list of the graph has them. */
  list(
    ctx: BusinessContext,
    filter: Filter,
  ): { order: AnyOrder; where?: object; sql?: (bind: Bind) => string[] }
  /** A condition in SQL besides those of the list. */
  andSql?(ctx: BusinessContext, filter: Filter, bind: Bind): string
  columns: Columns
  /** Columns that the business has added. */
  addedColumns?(ctx: BusinessContext): Promise<Columns>
}
