import { z } from 'zod'
import { optionalEmail, optionalLongText, optionalPhone, optionalText, text } from '#api/core/input/input.ts'
import { BusinessType } from '#api/generated/enums.ts'

const zones = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]))

/**
 * The IANA time zone that a text names in any case, such as `America/New_York`; null when local times cannot be computed
 * in it.
 */
function timeZoneCalled(text: string): string | null {
  // Newer engines accept offsets as time zones, which PostgreSQL does not.
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions()
    // The engine knows an alias, such as `US/Eastern`, by another name, and not how it is written.
    const isAlias = timeZone.toLowerCase() !== text.toLowerCase()
    return zones.get(text.toLowerCase()) ?? (isAlias && text !== text.toLowerCase() ? text : timeZone)
  } catch {
    return null
  }
}

/** The default time zone of a business. */
const usualTimeZone = 'America/New_York'

const businessType = z
  .enum(BusinessType, { error: 'Business type must be billiards, retail, restaurant, service or other' })
  .meta({ title: 'BusinessType' })

const zoneWords = 'Time zone must be a known one, like America/New_York'
const isZone = (value: string | null) => !value || timeZoneCalled(value) !== null
const timeZone = optionalText('Time zone', 64).refine(isZone, zoneWords)

const limitWords = 'Daily appointment limit must be a whole number from 1 to 20'
const dailyLimit = z.int({ error: limitWords }).min(1, limitWords).max(20, limitWords)
const usualDailyLimit = 2

/** The details of a new business: retail in New York by default. */
export const newBusiness = z.object({
  name: text('Business name', 120),
  businessType: businessType
    .nullish()
    .transform((value) => value ?? 'RETAIL')
    .meta({ description: 'RETAIL when it is omitted.' }),
  address: optionalLongText('Address', 300),
  phone: optionalPhone('Phone number'),
  email: optionalEmail('Email'),
  timeZone: timeZone
    .transform((value) => timeZoneCalled(value ?? usualTimeZone) ?? usualTimeZone)
    .meta({ description: `IANA time zone; ${usualTimeZone} when it is omitted.` }),
  maxAppointmentsPerDay: dailyLimit
    .nullish()
    .transform((value) => value ?? usualDailyLimit)
    .meta({ description: `The daily appointment limit, 1 to 20; ${usualDailyLimit} when it is omitted.` }),
})

const idleChoices = [15, 30, 60, 240, 480]
const idleWords = 'Minutes until an idle session ends must be 15, 30, 60, 240 or 480'

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
    maxAppointmentsPerDay: dailyLimit,
    idleMinutes: z
      .int({ error: idleWords })
      .refine((minutes) => idleChoices.includes(minutes), idleWords)
      .nullable()
      .meta({
        description:
          'After so many minutes without use a session ends: 15, 30, 60, 240 or 480; null for never, which the demo always has.',
      }),
    gamificationEnabled: z.boolean({ error: 'Team board must be true or false' }).meta({
      description: 'False switches points and the team board off. Points that were earned stay.',
    }),
  })
  .partial()
export type BusinessChanges = z.output<typeof businessChanges>
