import '#api/modules/duplicates/schema.ts'
import '#api/modules/duplicates/mutations.ts'
import { rows } from '#api/modules/duplicates/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const duplicates: Module = {
  rest: rows,
}
