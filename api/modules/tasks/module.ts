import '#api/modules/tasks/schema.ts'
import '#api/modules/tasks/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/tasks/rest.ts'

export const tasks: Module = {
  rest: rows,
}
