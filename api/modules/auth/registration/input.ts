import { z } from 'zod'
import { chosenUsername } from '#api/core/accounts/usernames.ts'
import { email, text } from '#api/core/input/input.ts'
import { newPassword } from '#api/modules/auth/input.ts'
import { newBusiness } from '#api/modules/business/input.ts'

const shortestUsername = 3
const tooShort = `Username must be at least ${shortestUsername} characters`

/** A nested object of the input. When it is missing, each of its required fields reports an error. */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((value) => value ?? {}, shape)
}

/** The admin of a business that registers. A `role` in the input is ignored. */
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

/** The details of a business that registers. */
export const firstBusiness = newBusiness.meta({
  title: 'NewBusinessInput',
  description: 'The details of a new business.',
})

/** The input of the registration dialog. */
export const registration = z
  .object({ business: part(firstBusiness), admin: part(newAdmin) })
  .meta({ title: 'RegisterBusinessInput' })
export type Registration = z.output<typeof registration>
