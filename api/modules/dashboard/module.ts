import '#api/modules/dashboard/schema.ts'
import '#api/modules/dashboard/bell/schema.ts'
import '#api/modules/dashboard/my-day/schema.ts'
import '#api/modules/dashboard/my-day/mutations.ts'
import { rows } from '#api/modules/dashboard/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const dashboard: Module = {
  rest: rows,
}
