import { z } from 'zod'
import { text } from '#api/core/input/input.ts'
import { password } from '#api/modules/auth/input.ts'
import { signedChallenge } from '#api/modules/auth/passkeys/input.ts'

const code = text('Code', 40).meta({
  description: 'The six digits that the authenticator app shows, or a recovery code. Each counts once.',
})

/** The second step of a sign-in. */
export const codeSignIn = z.object({
  ticket: text('Ticket', 2000).meta({
    description: 'The ticket of SECOND_FACTOR_REQUIRED, valid for two minutes and one use.',
  }),
  code,
})
export type CodeSignIn = z.output<typeof codeSignIn>

/** What proves that the person at the screen is the owner of the account. */
export const ownPassword = z.object({ password })

/** The first code of a new authenticator app. */
export const firstCode = z.object({ code })

/** The password and a code, with which an own second factor is changed. */
export const bothFactors = z.object({ password, code })
export type BothFactors = z.output<typeof bothFactors>

/** One of the three, with which the owner of the account proves to be there again. */
export const passwordOrFactor = z.object({
  password: password.nullish().meta({ description: 'For who has no second factor.' }),
  code: code.nullish(),
  credential: signedChallenge.nullish(),
})
export type PasswordOrFactor = z.output<typeof passwordOrFactor>
