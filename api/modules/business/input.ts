import { z } from 'zod'
import { BusinessType } from '#api/core/database/generated/enums.ts'
import { optionalEmail, optionalText, text } from '#api/core/input.ts'
import { isTimeZone } from '#api/core/localTime.ts'

/** The zone of a business that does not say its own (decisions section 1). */
const usualTimeZone = 'America/New_York'

const businessType = z.enum(BusinessType, {
  error: 'Business type must be billiards, retail, restaurant, service or other',
})

const digits = optionalText('Phone number', 40)
  .transform((value) => value?.replace(/\D/g, '') ?? null)
  .refine(
    (value) => value === null || (value.length >= 7 && value.length <= 10),
    'Phone number must have 7 to 10 digits',
  )

const timeZone = optionalText('Time zone', 64).refine(
  (value) => value === null || isTimeZone(value),
  'Time zone must be a known one, like America/New_York',
)

/** What a business says of itself when it is made (part 2 section 5): retail in New York unless it says otherwise. */
export const newBusiness = z.object({
  name: text('Business name', 120),
  businessType: businessType.nullish().transform((value) => value ?? 'RETAIL'),
  address: optionalText('Address', 300),
  phone: digits,
  email: optionalEmail('Email'),
  timeZone: timeZone.transform((value) => value ?? usualTimeZone),
})
