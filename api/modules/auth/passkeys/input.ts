import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'

const notRead = 'This is not what a browser answers for a passkey.'
const longestAnswer = 20_000

const base64url = z.string().regex(/^[\w-]+$/)

const credential = z.object({
  id: base64url.max(1364),
  rawId: base64url.max(1364),
  type: z.literal('public-key'),
})

const registrationAnswer = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const assertion = credential.extend({
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
/** What an authenticator signed. */
export type Assertion = z.output<typeof assertion>

/** The answer of a browser as JSON text, because the graph names no type of WebAuthn. */
function answerAs<Shape extends z.ZodType>(shape: Shape, description: string) {
  return z
    .string({ error: notRead })
    .max(longestAnswer, notRead)
    .transform((json, { addIssue }): z.output<Shape> => {
      const read = shape.safeParse(parsed(json))
      if (!read.success) addIssue({ code: 'custom', message: notRead })
      return read.data as z.output<Shape>
    })
    .meta({ description })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

export const signedChallenge = answerAs(
  assertion,
  'The `AuthenticationResponseJSON` of WebAuthn, as JSON text, for a challenge of the last two minutes.',
)

/** A sign-in by a passkey: alone, or as the second step. */
export const passkeySignIn = z.object({
  credential: signedChallenge,
  ticket: text('Ticket', 2000)
    .nullish()
    .meta({ description: 'The ticket of SECOND_FACTOR_REQUIRED. Omitted, the passkey signs in alone.' }),
})
export type PasskeySignIn = z.output<typeof passkeySignIn>

export const signInTicket = passkeySignIn.pick({ ticket: true })

const name = text('Name', 60).meta({ description: 'What its owner calls it.' })

export const passkeyName = z.object({ name })

export const newPasskey = z.object({
  credential: answerAs(
    registrationAnswer,
    'The `RegistrationResponseJSON` of WebAuthn, as JSON text, for a challenge of the last two minutes.',
  ),
})
export type NewPasskey = z.output<typeof newPasskey>

const id = recordId('Passkey')

export const passkeyToRemove = z.object({ id })
export const passkeyRename = z.object({ id, name })
