import * as z from 'zod/mini'
import type { Role } from '#web/features/team/roleWords.ts'
import { CreateUserInput as most } from '#web/generated/maxLengths.ts'
import { bounded, required } from '#web/ui/forms/fieldShapes.ts'

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    bounded('Email', most.email),
    z.regex(/^$|^\S+@\S+\.\S+$/, 'Valid email required'),
  )
const role = z.enum(['EMPLOYEE', 'MANAGER', 'ADMIN'])

/** The form values of a user. */
export const userSchema = z.object({
  firstName: required('First name', most.firstName),
  lastName: required('Last name', most.lastName),
  email,
  role,
})

/** The schema of a new user. The length of the password has a toast of its own. */
export const newUserSchema = z.extend(userSchema, {
  username: required('Username', most.username),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

export type UserValues = { firstName: string; lastName: string; email: string; role: Role | '' }
