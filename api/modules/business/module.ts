import '#api/modules/business/schema.ts'
import { rows } from '#api/modules/business/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const business: Module = {
  rest: rows,
}
