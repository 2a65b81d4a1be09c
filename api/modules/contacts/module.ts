import '#api/modules/contacts/schema.ts'
import '#api/modules/contacts/mutations.ts'
import { rows } from '#api/modules/contacts/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const contacts: Module = {
  rest: rows,
}
