import '#api/modules/activities/schema.ts'
import '#api/modules/activities/audit-trail/schema.ts'
import { rows } from '#api/modules/activities/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const activities: Module = {
  rest: rows,
}
