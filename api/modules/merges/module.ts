import '#api/modules/merges/schema.ts'
import '#api/modules/merges/mutations.ts'
import { cleanUpMerges } from '#api/modules/merges/cleanUp.ts'
import { rows } from '#api/modules/merges/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const merges: Module = {
  rest: rows,
  cleanUp: cleanUpMerges,
}
