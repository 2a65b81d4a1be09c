import * as z from 'zod/mini'
import type { BusinessForm_business$data } from '#web/__generated__/BusinessForm_business.graphql.ts'
import { businessTypes, typeLabel } from '#web/features/business/businessTypes.ts'
import { UpdateBusinessInput as most } from '#web/generated/maxLengths.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { zoneName } from '#web/lib/zoneName.ts'
import { optional, optionalEmail, required, valuesOf } from '#web/ui/forms/fieldShapes.ts'
import { optionalPhone } from '#web/ui/forms/phoneShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'

/** After how many minutes without use a session ends. */
export const idleOptions = [
  { value: 'OFF', label: 'Never' },
  { value: '15', label: 'After 15 minutes' },
  { value: '30', label: 'After 30 minutes' },
  { value: '60', label: 'After 1 hour' },
  { value: '240', label: 'After 4 hours' },
  { value: '480', label: 'After 8 hours' },
] as const

const idleOption = (minutes: number | null | undefined) => String(minutes ?? 'OFF')

export const idleLabel = (minutes: number | null | undefined) =>
  idleOptions.find(({ value }) => value === idleOption(minutes))?.label

/** The minutes of a choice as the API takes them. */
export const minutesOf = (value: IdleOption) => (value === 'OFF' ? null : Number(value))

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
  idleMinutes: z.pipe(z.enum(idleOptions.map(({ value }) => value)), z.transform(minutesOf)),
  gamificationEnabled: z.boolean(),
})

type IdleOption = (typeof idleOptions)[number]['value']
type BusinessInput = z.output<typeof businessSchema>

/** The form values of a business: strings, empty when missing. */
export function businessValues(business: BusinessForm_business$data | BusinessInput) {
  return valuesOf(businessSchema, {
    ...business,
    maxAppointmentsPerDay: String(business.maxAppointmentsPerDay),
    idleMinutes: idleOption(business.idleMinutes) as IdleOption,
  })
}

/** The labels of the fields, and how the notice of a change by others shows their values. */
export const businessLabels: FieldLabels<ReturnType<typeof businessValues>> = {
  name: { label: 'Business name' },
  businessType: { label: 'Business type', shown: typeLabel },
  phone: { label: 'Phone', shown: formatPhone },
  email: { label: 'Email' },
  address: { label: 'Address' },
  timeZone: { label: 'Time zone', shown: zoneName },
  maxAppointmentsPerDay: { label: 'Daily appointment limit' },
  idleMinutes: {
    label: 'Sign out when nobody uses Cuecard',
    shown: (value) => idleLabel(minutesOf(value)) ?? '',
  },
  gamificationEnabled: { label: 'Team board' },
}
