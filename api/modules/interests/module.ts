import '#api/modules/interests/schema.ts'
import '#api/modules/interests/mutations.ts'
import { rows } from '#api/modules/interests/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const interests: Module = {
  rest: rows,
}
