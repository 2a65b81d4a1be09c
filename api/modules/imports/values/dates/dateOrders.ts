import { holdsDates, type TargetedColumn } from '#api/modules/imports/columns/targets.ts'
import type { DateOrder, ValueRules } from '#api/modules/imports/values/types.ts'
import { ambiguousParts } from './parseDate.ts'

/** Month first, unless more of the dates can only be read the other way. */
function dateOrder(values: Iterable<string>): DateOrder {
  let dayFirst = 0
  for (const value of values) {
    const [first = 0, second = 0] = ambiguousParts(value.trim()) ?? []
    if (first > 12) dayFirst++
    else if (second > 12) dayFirst--
  }
  return dayFirst > 0 ? 'DAY_FIRST' : 'MONTH_FIRST'
}

function* valuesOf(index: number, records: Iterable<readonly string[]>) {
  for (const record of records) yield record[index] ?? ''
}

/** The order of the dates of each column with dates. `records` are all of the file: the last can be the one that tells. */
export function dateOrdersOf(
  columns: readonly TargetedColumn[],
  records: readonly (readonly string[])[],
): ValueRules['dateOrders'] {
  const orders: Record<number, DateOrder> = {}
  for (const [index, column] of columns.entries()) {
    if (holdsDates(column)) orders[index] = dateOrder(valuesOf(index, records))
  }
  return orders
}
