import { formatInstantIso } from '#api/core/database/instants.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { builder } from '#api/core/graph/builder.ts'
import { isDay, readInstant } from '#api/core/time/localTime.ts'

builder.scalarType('DateTime', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description: 'An instant, ISO 8601 in UTC with `Z`: `2026-11-20T14:00:00.000Z`.',
  serialize: formatInstantIso,
  parseValue: (value) => {
    const date = readInstant(value)
    if (!date) throw new AppError('BAD_INPUT', 'Must be an ISO 8601 date and time.')
    return date
  },
})

builder.scalarType('Date', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  description: 'A calendar day without a time, `YYYY-MM-DD`.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === 'string' && isDay(value)) return value
    throw new AppError('BAD_INPUT', 'Must be a day as YYYY-MM-DD.')
  },
})

builder.scalarType('LocalTime', {
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
  description: 'A time of day in the time zone of the business, 24-hour `HH:MM`.',
  serialize: (value) => value,
  parseValue: (value) => {
    // Hours with one digit are accepted too. The input of the field reports an invalid time by the field's label.
    if (typeof value === 'string') return value
    throw new AppError('BAD_INPUT', 'Must be a time as HH:MM.')
  },
})
