import '#api/modules/sticky-notes/schema.ts'
import '#api/modules/sticky-notes/mutations.ts'
import '#api/modules/sticky-notes/sharing/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/sticky-notes/rest.ts'

export const stickyNotes: Module = {
  rest: rows,
}
