import * as z from 'zod/mini'
import { UpdateBusinessInput as most } from '#web/generated/maxLengths.ts'
import { optional, optionalEmail, required } from '#web/ui/forms/fieldShapes.ts'
import { optionalPhone } from '#web/ui/forms/phoneShapes.ts'

/** The types of business, in their order. */
export const businessTypes = [
  { value: 'BILLIARDS', label: 'Billiards' },
  { value: 'RETAIL', label: 'Retail' },
  { value: 'RESTAURANT', label: 'Restaurant' },
  { value: 'SERVICE', label: 'Service' },
  { value: 'OTHER', label: 'Other' },
] as const

export type BusinessType = (typeof businessTypes)[number]['value']

/** The form values: strings, empty when missing. */
export type BusinessValues = {
  name: string
  businessType: BusinessType | ''
  /** Digits only. */
  phone: string
  email: string
  address: string
  timeZone: string
  maxAppointmentsPerDay: string
  gamificationEnabled: boolean
}

const limit = 'Daily appointment limit must be a whole number from 1 to 20'

/** The details of a business as the API takes them. */
export const businessSchema = z.object({
  name: required('Business name', most.name),
  businessType: z.enum(['BILLIARDS', 'RETAIL', 'RESTAURANT', 'SERVICE', 'OTHER']),
  phone: optionalPhone,
  email: optionalEmail(most.email),
  address: optional('Address', most.address),
  timeZone: required('Time zone', most.timeZone),
  maxAppointmentsPerDay: z.pipe(
    z.string().check(z.trim(), z.regex(/^([1-9]|1\d|20)$/, limit)),
    z.transform(Number),
  ),
  gamificationEnabled: z.boolean(),
})

export type BusinessInput = z.output<typeof businessSchema>
