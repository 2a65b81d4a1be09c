import * as z from 'zod/mini'
import { NewAdminInput, NewBusinessInput } from '#web/generated/maxLengths.ts'
import { browserTimeZone } from '#web/lib/timeZone.ts'
import { blank, bounded, optional, optionalEmail, required } from '#web/ui/forms/fieldShapes.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { optionalPhone } from '#web/ui/forms/phoneShapes.ts'

export const businessTypes = ['RETAIL', 'BILLIARDS', 'RESTAURANT', 'SERVICE', 'OTHER'] as const

/** How many technicians a business may say it has; more share the highest limit. */
export const technicianCounts = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

const mail = /^\S+@\S+\.\S+$/
const tooShort = 'Username must be at least 3 characters'

// Counted in characters, so that an emoji is one.
const atLeast = (least: number, message: string) =>
  z.refine<string>((text) => [...text].length >= least, message)

/** The schema of the business and its first admin, with the limits of the API. */
export const registrationSchema = z
  .object({
    name: required('Business name', NewBusinessInput.name),
    businessType: z.enum(businessTypes),
    phone: optionalPhone,
    businessEmail: optionalEmail(NewBusinessInput.email),
    address: optional('Address', NewBusinessInput.address),
    technicians: z.enum(technicianCounts),
    firstName: required('First name', NewAdminInput.firstName),
    lastName: required('Last name', NewAdminInput.lastName),
    username: z.string().check(z.trim(), atLeast(3, tooShort), bounded('Username', NewAdminInput.username)),
    email: z
      .string()
      .check(z.trim(), z.regex(mail, 'Valid email required'), bounded('Email', NewAdminInput.email)),
    password: z.string().check(
      atLeast(6, 'Password must be at least 6 characters'),
      z.refine((text) => [...text].length <= 200, 'Password must be at most 200 characters'),
    ),
    confirmPassword: z.string().check(atLeast(6, 'Please confirm your password')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

export type RegistrationValues = z.input<typeof registrationSchema>

/** The initial values of a new business. */
export const blankRegistration: RegistrationValues = {
  ...blank(registrationSchema),
  businessType: 'RETAIL',
  technicians: '1',
}

/** Field names that differ from the API. */
const fieldNames: Record<string, string> = { 'business.email': 'businessEmail' }

/** The server's messages, at the fields of the dialog. */
export function atFields(fields: NonNullable<FormErrors['fields']>): FormErrors {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, messages]) => [
        fieldNames[name] ?? name.replace(/^(business|admin)\./, ''),
        messages,
      ]),
    ),
  }
}

/** The browser's time zone; null when it is unknown, so that the server uses its default. */
export function knownTimeZone(): string | null {
  const timeZone = browserTimeZone()
  return !timeZone || timeZone === 'Etc/Unknown' ? null : timeZone
}
