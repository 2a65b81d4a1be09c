import { z } from 'zod'
import { optionalEmail, optionalPhone, optionalText, text } from '#api/core/input/input.ts'
import { timeZoneCalled } from '#api/core/time/localTime.ts'
import { BusinessType } from '#api/generated/enums.ts'

/** The default time zone of a business. */
const usualTimeZone = 'America/New_York'

const businessType = z
  .enum(BusinessType, { error: 'Business type must be billiards, retail, restaurant, service or other' })
  .meta({ title: 'BusinessType' })

const zoneWords = 'Time zone must be a known one, like America/New_York'
const isZone = (value: string | null) => !value || timeZoneCalled(value) !== null
const timeZone = optionalText('Time zone', 64).refine(isZone, zoneWords)

/** The details of a new business: retail in New York by default. */
export const newBusiness = z.object({
  name: text('Business name', 120),
  businessType: businessType
    .nullish()
    .transform((value) => value ?? 'RETAIL')
    .meta({ description: 'RETAIL when it is omitted.' }),
  address: optionalText('Address', 300),
  phone: optionalPhone('Phone number'),
  email: optionalEmail('Email'),
  timeZone: timeZone
    .transform((value) => timeZoneCalled(value ?? usualTimeZone) ?? usualTimeZone)
    .meta({ description: `IANA time zone; ${usualTimeZone} when it is omitted.` }),
})

const limitWords = 'Daily appointment limit must be a whole number from 1 to 20'

/** Changes of a business: only the given fields. */
export const businessChanges = newBusiness
  .pick({ name: true, address: true, phone: true, email: true })
  .extend({
    businessType,
    timeZone: text('Time zone', 64)
      .refine(isZone, zoneWords)
      .transform((value) => timeZoneCalled(value) ?? value)
      .meta({
        description:
          'IANA time zone. Pending follow-ups and appointments keep their local times in the new zone.',
      }),
    maxAppointmentsPerDay: z.int({ error: limitWords }).min(1, limitWords).max(20, limitWords),
    gamificationEnabled: z.boolean({ error: 'Team board must be true or false' }).meta({
      description: 'False switches points and the team board off. Points that were earned stay.',
    }),
  })
  .partial()
export type BusinessChanges = z.output<typeof businessChanges>
