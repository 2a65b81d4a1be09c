import { z } from 'zod'
import { email, optionalText, text } from '#api/core/input/input.ts'

const minPasswordLength = 6
const maxPasswordLength = 200

// Counts characters as users see them, so that an emoji is one. Never trimmed: a space may be part of a password.
const lengthOf = (password: string) => [...password].length

// All unpaired surrogates would have the same hash.
const typed = z
  .string({ error: 'Password must be text' })
  .refine((password) => !/\p{Cc}|\p{Cs}/u.test(password), 'Password contains characters that are not allowed')
  .refine(
    (password) => lengthOf(password) <= maxPasswordLength,
    `Password must be at most ${maxPasswordLength} characters`,
  )

/** A password to verify. */
export const password = typed.refine((value) => value !== '', 'Password is required')

/** A new password: 6 to 200 characters. A missing one counts as too short. */
export const newPassword = z
  .preprocess((value) => value ?? '', typed)
  .refine(
    (value) => lengthOf(value) >= minPasswordLength,
    `Password must be at least ${minPasswordLength} characters`,
  )
  .meta({ minLength: minPasswordLength, maxLength: maxPasswordLength })

/** The input of a sign-in form. */
export const credentials = z.object({
  username: text('Username', 80).meta({ description: 'Case does not matter.' }),
  password,
})

/** The input for signing in at a business. Its name and the business that the browser used last are optional. */
export const signInInput = credentials.extend({
  business: optionalText('Business', 120).meta({
    description: 'The name of the business. Only its account is tried. Ignored for superadmins.',
  }),
  lastBusinessId: z.int32('lastBusinessId must be a number').nullish().meta({
    description:
      'The `databaseId` of the business that was last used in this browser. Its account is tried first. Ignored for superadmins.',
  }),
})
export type SignIn = z.output<typeof signInInput>

/** A user's change of their own password. */
export const passwordChange = z.object({ currentPassword: password, newPassword })
export type PasswordChange = z.output<typeof passwordChange>

/** A request for a link to choose a new password. */
export const resetRequest = z.object({
  email: email('Email', 'Valid email is required').meta({ description: 'Case does not matter.' }),
})

/** A new password, with the token of a link. */
export const resetCompletion = z.object({
  token: text('Token', 200).meta({ description: 'The token of the link, valid for 60 minutes and one use.' }),
  newPassword,
})
export type ResetCompletion = z.output<typeof resetCompletion>

/** The token of the link that verifies an email address. */
export const emailVerification = z.object({
  token: text('Token', 200).meta({ description: 'The token of the link, valid for 7 days and one use.' }),
})

/** A password that an admin or a superadmin sets for another user. */
export const chosenPassword = z.object({ password: newPassword })
