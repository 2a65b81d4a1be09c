import '#api/modules/appointments/schema.ts'
import '#api/modules/appointments/calendar/schema.ts'
import '#api/modules/appointments/mutations.ts'
import '#api/modules/appointments/feed/schema.ts'
import '#api/modules/appointments/form/schema.ts'
import { rows } from '#api/modules/appointments/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const appointments: Module = {
  rest: rows,
}
