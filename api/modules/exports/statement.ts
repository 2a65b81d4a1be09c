import { pageSql } from '#api/core/reads/keyset.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { ExportedList } from '#api/modules/exports/lists/exportedList.ts'
import type { Statement } from '#api/modules/exports/readRows.ts'

/** The statement that reads a whole list, with all columns as texts: condition and order are those of its pages. */
export function listStatement<Filter>(
  ctx: BusinessContext,
  { model, columns, list, andSql }: Omit<ExportedList<Filter>, 'addedColumns'>,
  filter: Filter,
): Statement {
  const { order, where = {}, sql } = list(ctx, filter)
  const values: unknown[] = [ctx.tenant.businessId, ctx.timeZone, ctx.now()]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = whereSql(model, where, bind)
  if (!conditions) throw new Error(`The condition of ${model} cannot be expressed in SQL`)
  const { orderBy } = pageSql(order, { bounds: [], backward: false }, values.length + 1)
  const also = [...(sql?.(bind) ?? []), ...(andSql ? [andSql(ctx, filter, bind)] : [])]
  const all = ['t."businessId" = $1', ...conditions, ...also].join(' AND ')
  return {
    text: `SELECT ${Object.values(columns).join(', ')} FROM "${model}" t
      CROSS JOIN (SELECT $2::text AS zone, $3::timestamptz AS now) clock WHERE ${all} ORDER BY ${orderBy}`,
    values,
  }
}
