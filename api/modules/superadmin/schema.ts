import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'
import { parse } from '#api/core/input/input.ts'
import { priced } from '#api/core/limits/prices.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { passkeySignIn } from '#api/modules/auth/passkeys/input.ts'
import { SignInInput, SignInWithCodeInput, SignInWithPasskeyInput } from '#api/modules/auth/schema.ts'
import { codeSignIn } from '#api/modules/auth/second-factor/input.ts'
import type { NewSession } from '#api/modules/auth/sign-in/session.ts'
import {
  findSuperadmin,
  type Shown,
  signInSuperadmin,
  signInSuperadminWithCode,
  signInSuperadminWithPasskey,
} from '#api/modules/superadmin/service.ts'

declare module '#api/core/context/services.ts' {
  interface ModuleServices {
    /** Whether exports that superadmins download are encrypted. */
    encryptsExports: boolean
  }
}

/** An operator of the platform; its fields lead to all that superadmins manage. */
export const Superadmin = builder.node(builder.objectRef<Shown>('Superadmin'), {
  description: 'An operator of the platform, who belongs to no business.',
  id: { resolve: ({ id }) => String(id) },
  loadMany: (ids, { services, viewer }) => {
    if (viewer.kind !== 'superadmin') throw refusal(viewer)
    const { superadminId } = viewer
    return Promise.all(
      ids.map((id) => (rowId(id) === superadminId ? findSuperadmin(services, superadminId) : null)),
    )
  },
  fields: (t) => ({
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    encryptsExports: t.boolean({
      description: 'Whether this server encrypts the exports of businesses that are downloaded.',
      resolve: (_superadmin, _args, { services }) => services.encryptsExports,
    }),
  }),
})

builder.queryField('superadmin', (t) =>
  t.field({
    type: Superadmin,
    nullable: true,
    extensions: priced({ statements: 1 }),
    authScopes: { session: 'superadmin' },
    description: 'The signed-in superadmin.',
    resolve: (_root, _args, { services, viewer }) => {
      if (viewer.kind !== 'superadmin') throw refusal(viewer)
      return findSuperadmin(services, viewer.superadminId)
    },
  }),
)

const SignInSuperadminPayload = builder
  .objectRef<NewSession & { superadmin: Shown }>('SignInSuperadminPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        description: 'The session token, to be sent as `Authorization: Bearer …`. It is valid for 2 hours.',
      }),
      superadmin: t.field({ type: Superadmin, resolve: ({ superadmin }) => superadmin }),
    }),
  })

builder.mutationField('signInSuperadmin', (t) =>
  t.field({
    type: SignInSuperadminPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInInput, required: true }) },
    authScopes: { public: true },
    description: 'Signs a superadmin in.',
    resolve: (_root, { input }, context) => signInSuperadmin(context, input),
  }),
)

builder.mutationField('signInSuperadminWithCode', (t) =>
  t.field({
    type: SignInSuperadminPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInWithCodeInput, required: true }) },
    authScopes: { public: true },
    description:
      "The second step of a superadmin's sign-in: the ticket of SECOND_FACTOR_REQUIRED and a code.",
    resolve: (_root, { input }, context) => signInSuperadminWithCode(context, parse(codeSignIn, input)),
  }),
)

builder.mutationField('signInSuperadminWithPasskey', (t) =>
  t.field({
    type: SignInSuperadminPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    authScopes: { public: true },
    description:
      'Signs a superadmin in by a passkey that verified its user; with the ticket of SECOND_FACTOR_REQUIRED, by any passkey of the account.',
    resolve: (_root, { input }, context) => signInSuperadminWithPasskey(context, parse(passkeySignIn, input)),
  }),
)
