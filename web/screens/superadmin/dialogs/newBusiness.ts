import * as z from 'zod/mini'
import { businessTypes } from '#web/features/business/businessTypes.ts'
import { NewAdminInput, NewBusinessInput } from '#web/generated/maxLengths.ts'
import { blank, optional, trimmed } from '#web/ui/forms/fieldShapes.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { optionalPhone } from '#web/ui/forms/phoneShapes.ts'

/** The schema of the dialog. Missing values are checked separately, because one toast covers them. */
export const newBusinessSchema = z.object({
  name: trimmed('Business name', NewBusinessInput.name),
  businessType: z.enum(businessTypes),
  phone: optionalPhone,
  businessEmail: optional('Email', NewBusinessInput.email),
  address: optional('Address', NewBusinessInput.address),
  username: trimmed('Admin username', NewAdminInput.username),
  email: trimmed('Admin email', NewAdminInput.email),
  firstName: trimmed('Admin first name', NewAdminInput.firstName),
  lastName: trimmed('Admin last name', NewAdminInput.lastName),
  password: z.string(),
})

export type NewBusinessValues = z.input<typeof newBusinessSchema>
export type NewBusiness = z.output<typeof newBusinessSchema>

export const blankBusiness: NewBusinessValues = { ...blank(newBusinessSchema), businessType: 'BILLIARDS' }

const shortest = 6

export const isTooShort = (password: string) => [...password].length < shortest

const needed = {
  name: 'Business name is required',
  username: 'Admin username is required',
  email: 'Admin email is required',
  firstName: 'Admin first name is required',
  lastName: 'Admin last name is required',
} as const

/** The message of the first required field that is empty; null when none is. */
export function missing(business: NewBusiness): Record<string, string[]> | null {
  const fields: Record<string, string[]> = {}
  for (const [name, message] of Object.entries(needed)) {
    if (business[name as keyof typeof needed] === '') fields[name] = [message]
  }
  if (isTooShort(business.password)) {
    fields.password = ['Admin password must be at least 6 characters long.']
  }
  return Object.keys(fields).length > 0 ? fields : null
}

/** The business and its admin, as the API takes them. */
export function inputOf({ businessEmail, name, businessType, phone, address, ...admin }: NewBusiness) {
  return { business: { name, businessType, phone, address, email: businessEmail }, admin }
}

/** The server's messages, at the fields of the dialog. */
export function atFields(fields: NonNullable<FormErrors['fields']>): FormErrors {
  const ours = Object.entries(fields).map(([name, messages]) => [
    name === 'business.email' ? 'businessEmail' : name.replace(/^(business|admin)\./, ''),
    messages,
  ])
  return { fields: Object.fromEntries(ours) }
}
