import '#api/modules/trash/restoration/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/trash/restoration/rest.ts'

export const trashRestoration: Module = {
  rest: rows,
}
