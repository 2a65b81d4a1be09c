import { builder } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import type { Passkey as Row } from '#api/generated/client.ts'
import {
  newPasskey,
  passkeyName,
  passkeyRename,
  passkeyToRemove,
  signInTicket,
} from '#api/modules/auth/passkeys/input.ts'
import {
  maxPasskeys,
  startConfirmation,
  startRegistration,
  startSignIn,
} from '#api/modules/auth/passkeys/options.ts'
import { addPasskey, ownPasskeys, removePasskey, renamePasskey } from '#api/modules/auth/passkeys/own.ts'

const authScopes = { session: 'signedIn' } as const

const Passkey = builder.objectRef<Row>('Passkey').implement({
  description: "A passkey of the viewer's own account.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('Passkey', id) }),
    databaseId: t.exposeInt('id', { description: 'Its number in REST.' }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when it was never used.',
    }),
  }),
})

builder.queryField('passkeys', (t) =>
  t.field({
    type: [Passkey],
    nullable: true,
    extensions: priced({ rows: maxPasskeys, statements: 1 }),
    authScopes,
    description: `The passkeys of the viewer's own account, oldest first, at most ${maxPasskeys}.`,
    resolve: (_root, _args, context) => ownPasskeys(context),
  }),
)

mutation('startPasskeyRegistration', {
  authScopes,
  description:
    "Gives the options with which the viewer's browser makes a passkey. CONFLICT for an account that has 10.",
  input: passkeyName,
  refusesKey: true,
  confirmed: true,
  resolve: async ({ name }, context) => ({ options: await startRegistration(context, name) }),
  payload: (t) => ({
    options: t.exposeString('options', {
      description: 'The `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as JSON text.',
    }),
  }),
})

mutation('addPasskey', {
  authScopes,
  description:
    "Adds the passkey that the viewer's browser made, with the name for which it was started. From then on it opens the account, and the password alone does not.",
  input: newPasskey,
  refusesKey: true,
  confirmed: true,
  resolve: (input, context) => addPasskey(context, input),
  payload: (t) => ({ passkey: t.field({ type: Passkey, resolve: (row) => row }) }),
})

mutation('renamePasskey', {
  authScopes,
  description: "Gives a passkey of the viewer's own account another name.",
  input: passkeyRename,
  resolve: ({ id, name }, context) => renamePasskey(context, id, name),
  payload: (t) => ({ passkey: t.field({ type: Passkey, resolve: (row) => row }) }),
})

mutation('removePasskey', {
  authScopes,
  description: "Removes a passkey from the viewer's own account.",
  input: passkeyToRemove,
  confirmed: true,
  resolve: async ({ id }, context) => {
    await removePasskey(context, id)
    return { id }
  },
  payload: (t) => ({ removedPasskeyId: t.id({ resolve: ({ id }) => globalId('Passkey', id) }) }),
})

const requestOptions = {
  description: 'The `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as JSON text.',
} as const

mutation('startPasskeySignIn', {
  authScopes: { public: true },
  description:
    'Gives the options with which a browser signs in by a passkey. NOT_FOUND for the ticket of an account without passkeys.',
  input: signInTicket,
  resolve: async ({ ticket }, context) => ({ options: await startSignIn(context, ticket) }),
  payload: (t) => ({ options: t.exposeString('options', requestOptions) }),
})

const StartPasskeyConfirmationPayload = builder
  .objectRef<{ options: string }>('StartPasskeyConfirmationPayload')
  .implement({ fields: (t) => ({ options: t.exposeString('options', requestOptions) }) })

builder.mutationField('startPasskeyConfirmation', (t) =>
  t.field({
    type: StartPasskeyConfirmationPayload,
    nullable: true,
    authScopes,
    description:
      "Gives the options with which the viewer's browser confirms by a passkey. NOT_FOUND for an account without passkeys.",
    resolve: async (_root, _args, context) => ({ options: await startConfirmation(context) }),
  }),
)
