import '#api/modules/tags/schema.ts'
import '#api/modules/tags/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/tags/rest.ts'

export const tags: Module = {
  rest: rows,
}
