import { z } from 'zod'
import { chosenUsername } from '#api/core/accounts/usernames.ts'
import { email, text } from '#api/core/input/input.ts'
import { Role } from '#api/generated/enums.ts'
import { newPassword } from '#api/modules/auth/input.ts'

const role = z.enum(Role, { error: 'Role must be employee, manager or admin' }).meta({ title: 'Role' })

const userFields = {
  firstName: text('First name', 80),
  lastName: text('Last name', 80),
  email: email('Email', 'Valid email required').meta({
    description: 'Unique in the business, ignoring case.',
  }),
}

/** A new user. */
export const newUser = z.object({
  ...userFields,
  username: chosenUsername('Username').meta({ description: 'Unique in the business, ignoring case.' }),
  password: newPassword,
  role: role.default('EMPLOYEE'),
})
export type NewUser = z.output<typeof newUser>

/** Changes of a user: only the given fields. */
export const userChanges = z
  .object({
    ...userFields,
    role: role.meta({ description: 'A new role ends the sessions of the user.' }),
    isActive: z.boolean({ error: 'Active must be true or false' }).meta({
      description:
        'False ends the sessions of the user. Open work stays assigned to them, unless it is handed over.',
    }),
  })
  .partial()
export type UserChanges = z.output<typeof userChanges>

/** A password that an admin sets for another user. */
export const userPassword = z.object({ newPassword })
