import '#api/modules/deleted-records/schema.ts'
import { rows } from '#api/modules/deleted-records/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const deletedRecords: Module = {
  rest: rows,
}
