import '#api/modules/exports/schema.ts'
import { rows } from '#api/modules/exports/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const exports: Module = {
  rest: rows,
}
