import { z } from 'zod'
import { newPasskey, passkeyName, signInTicket } from '#api/modules/auth/passkeys/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { instantText, row } from '#api/rest/route.ts'
import { databaseId, derived } from '#api/rest/selection.ts'

const path = '/api/auth/passkeys'

const json = z.record(z.string(), z.unknown())

/** What a browser answers for a passkey: an object here, which the graph takes as text. */
export const browserAnswer = json.transform((answer) => JSON.stringify(answer))

const passkey = z
  .object({
    id: databaseId,
    name: z.string(),
    createdAt: instantText,
    lastUsedAt: instantText.nullable(),
  })
  .meta({ id: 'Passkey' })

const options = (type: string) =>
  z.object({ options: json.meta({ description: `The \`${type}\` of WebAuthn.` }) })
const creationOptions = options('PublicKeyCredentialCreationOptionsJSON')
const requestOptions = options('PublicKeyCredentialRequestOptionsJSON')

const start = {
  method: 'POST',
  reshape: ({ options }: { options: string }) => ({ options: JSON.parse(options) }),
} as const

/** The REST rows of one's own passkeys, and of the first step of signing in by one. */
export const passkeyRows = [
  queryRow({ path, at: 'passkeys', answer: z.array(passkey) }),
  mutationRow({
    ...start,
    path: `${path}/registration`,
    mutation: 'startPasskeyRegistration',
    selection: 'options',
    answer: creationOptions,
    body: passkeyName,
  }),
  mutationRow({
    method: 'POST',
    path,
    mutation: 'addPasskey',
    payload: 'passkey',
    status: 201,
    answer: passkey,
    body: newPasskey.extend({
      credential: browserAnswer.meta({ description: 'The `RegistrationResponseJSON` of WebAuthn.' }),
    }),
  }),
  mutationRow({
    method: 'PUT',
    path: `${path}/:id`,
    noun: 'Passkey',
    type: 'Passkey',
    mutation: 'renamePasskey',
    payload: 'passkey',
    answer: passkey,
    body: passkeyName,
  }),
  mutationRow({
    method: 'DELETE',
    path: `${path}/:id`,
    noun: 'Passkey',
    type: 'Passkey',
    mutation: 'removePasskey',
    selection: 'removedPasskeyId',
    answer: z.object({ success: derived(z.literal(true)) }),
    reshape: () => ({ success: true }),
  }),
  mutationRow({
    ...start,
    path: `${path}/sign-in`,
    mutation: 'startPasskeySignIn',
    selection: 'options',
    answer: requestOptions,
    body: signInTicket,
  }),
  row({
    ...start,
    path: `${path}/confirmation`,
    operation: 'mutation { startPasskeyConfirmation { options } }',
    at: 'startPasskeyConfirmation',
    answer: requestOptions,
  }),
]
