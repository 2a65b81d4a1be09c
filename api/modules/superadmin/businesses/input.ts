import { z } from 'zod'
import { chosenUsername } from '#api/core/accounts/usernames.ts'
import { optionalEmail, text } from '#api/core/input/input.ts'
import { newPassword } from '#api/modules/auth/input.ts'
import { newBusiness } from '#api/modules/business/input.ts'

/** The first admin of a business that a superadmin creates. */
export const firstAdmin = z
  .object({
    username: chosenUsername('Admin username'),
    email: optionalEmail('Admin email').pipe(z.string({ error: 'Admin email is required' })),
    firstName: text('Admin first name', 80),
    lastName: text('Admin last name', 80),
    password: newPassword,
  })
  .meta({ title: 'NewAdminInput' })

/**
 * A business with its first admin, as a superadmin creates it. When `admin` is missing, each of its required fields
 * reports an error.
 */
export const newManagedBusiness = z.object({
  business: newBusiness.meta({ title: 'NewBusinessInput' }),
  admin: z.preprocess((value) => value ?? {}, firstAdmin),
})
export type NewManagedBusiness = z.output<typeof newManagedBusiness>
