import { matchColumns } from '#api/modules/imports/columns/matchColumns.ts'
import type { Target } from '#api/modules/imports/columns/targets.ts'
import { dateOrdersOf } from '#api/modules/imports/values/dates/dateOrders.ts'
import { readCustomer } from '#api/modules/imports/values/readCustomer.ts'
import type { ReadCustomer, ValueRules } from '#api/modules/imports/values/types.ts'

export const rules: ValueRules = {
  timeZone: 'America/New_York',
  today: '2026-11-29',
  dateOrders: {},
  statuses: {},
  owners: new Set(['joe park', 'jpark', 'jp']),
  keepInNotes: true,
}

/** Reads one record, given by the headers of its cells, with the targets that their names and values tell. */
export function readOne(
  record: Readonly<Record<string, string>>,
  given: Partial<ValueRules> = {},
): ReadCustomer {
  const cells = Object.values(record)
  const columns = matchColumns(Object.keys(record), [cells])
  return readCustomer(cells, columns, { ...rules, dateOrders: dateOrdersOf(columns, [cells]), ...given })
}

/** Reads one cell of a customer who has a name and an email address. */
export function readCell(target: Target, cell: string, given: Partial<ValueRules> = {}): ReadCustomer {
  const columns = [
    { header: 'First Name', target: 'FIRST_NAME' as const },
    { header: 'Email', target: 'EMAIL' as const },
    { header: 'Cell', target },
  ]
  return readCustomer(['Ann', 'ann@example.com', cell], columns, { ...rules, ...given })
}
