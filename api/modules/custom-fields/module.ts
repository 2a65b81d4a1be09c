import '#api/modules/custom-fields/schema.ts'
import '#api/modules/custom-fields/mutations.ts'
import { rows } from '#api/modules/custom-fields/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const customFields: Module = {
  rest: rows,
}
