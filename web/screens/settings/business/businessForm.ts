import * as z from 'zod/mini'
import type { BusinessForm_business$data } from '#web/__generated__/BusinessForm_business.graphql.ts'
import { businessTypes } from '#web/features/business/businessTypes.ts'
import { UpdateBusinessInput as most } from '#web/generated/maxLengths.ts'
import { optional, optionalEmail, required, valuesOf } from '#web/ui/forms/fieldShapes.ts'
import { optionalPhone } from '#web/ui/forms/phoneShapes.ts'

const limit = 'Daily appointment limit must be a whole number from 1 to 20'

/** The details of a business as the API takes them. */
export const businessSchema = z.object({
  name: required('Business name', most.name),
  businessType: z.enum(businessTypes),
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

type BusinessInput = z.output<typeof businessSchema>

/** The form values of a business: strings, empty when missing. */
export function businessValues(business: BusinessForm_business$data | BusinessInput) {
  return valuesOf(businessSchema, {
    ...business,
    maxAppointmentsPerDay: String(business.maxAppointmentsPerDay),
  })
}
