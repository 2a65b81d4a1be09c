import { formatInstantIso } from '#api/core/database/instants.ts'
import { builder } from '#api/core/graph/builder.ts'
import { AppError } from '#api/core/platform/errors.ts'
import { isDay, readInstant } from '#api/core/time/localTime.ts'

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC with `Z`: `2026-11-20T14:00:00.000Z`.',
  serialize: formatInstantIso,
  parseValue: (value) => {
    const date = readInstant(value)
    if (!date) throw new AppError('BAD_INPUT', { message: 'Must be an ISO 8601 date and time.' })
    return date
  },
})

builder.scalarType('Date', {
  description: 'A calendar day without a time, `YYYY-MM-DD`.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === 'string' && isDay(value)) return value
    throw new AppError('BAD_INPUT', { message: 'Must be a date as YYYY-MM-DD.' })
  },
})
