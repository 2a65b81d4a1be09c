import '#api/modules/team/schema.ts'
import '#api/modules/team/notifications/schema.ts'
import '#api/modules/team/viewer.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/team/rest.ts'

export const team: Module = {
  rest: rows,
}
