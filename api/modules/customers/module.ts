import '#api/modules/customers/schema.ts'
import '#api/modules/customers/mutations.ts'
import '#api/modules/customers/layout/schema.ts'
import '#api/modules/customers/saved-views/schema.ts'
import '#api/modules/customers/saved-views/mutations.ts'
import { rows } from '#api/modules/customers/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const customers: Module = {
  rest: rows,
}
