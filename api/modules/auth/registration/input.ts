import { z } from 'zod'
import { chosenUsername } from '#api/core/accounts/usernames.ts'
import { email, text } from '#api/core/platform/input.ts'
import { newPassword } from '#api/modules/auth/input.ts'
import { newBusiness } from '#api/modules/business/input.ts'

const shortestUsername = 3
const tooShort = `Username must be at least ${shortestUsername} characters`

/** A part of a body; when it is missing, its fields say what they need. */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((value) => value ?? {}, shape)
}

/** The admin of a business that registers. A role sent along is not looked at. */
export const newAdmin = z
  .object({
    firstName: text('First name', 80),
    lastName: text('Last name', 80),
    username: chosenUsername('Username', tooShort)
      .refine((value) => value === '' || [...value].length >= shortestUsername, tooShort)
      .meta({ minLength: shortestUsername }),
    email: email('Email', 'Valid email required'),
    password: newPassword,
  })
  .meta({ title: 'NewAdminInput', description: 'The first admin of a business.' })

/** What a business says of itself when it registers. */
export const firstBusiness = newBusiness.meta({
  title: 'NewBusinessInput',
  description: 'The details of a new business.',
})

/** What the registration dialog sends. */
export const registration = z
  .object({ business: part(firstBusiness), admin: part(newAdmin) })
  .meta({ title: 'RegisterBusinessInput' })
export type Registration = z.output<typeof registration>
