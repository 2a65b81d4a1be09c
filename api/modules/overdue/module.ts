import '#api/modules/overdue/schema.ts'
import '#api/modules/overdue/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/overdue/rest.ts'

export const overdue: Module = {
  rest: rows,
}
