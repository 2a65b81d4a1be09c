import * as z from 'zod/mini'
import { type Role, roleWords } from '#web/features/team/roleWords.ts'
import { CreateUserInput as most } from '#web/generated/maxLengths.ts'
import { bounded, required } from '#web/ui/forms/fieldShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'

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

/** The fields of a user, as the notice of a change by others names them. */
export const userLabels: FieldLabels<UserValues> = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email' },
  role: { label: 'Role', shown: (role) => (role ? roleWords[role] : '') },
}
