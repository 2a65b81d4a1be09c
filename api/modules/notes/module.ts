import '#api/modules/notes/schema.ts'
import '#api/modules/notes/mutations.ts'
import '#api/modules/notes/sharing/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/notes/rest.ts'

export const notes: Module = {
  rest: rows,
}
