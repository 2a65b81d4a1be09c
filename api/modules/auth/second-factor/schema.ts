import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma, SecondFactor as Row } from '#api/generated/client.ts'
import { confirmSetUp, removeOwn, renewCodes, setUpApp } from '#api/modules/auth/second-factor/enrolment.ts'
import { bothFactors, firstCode, ownPassword } from '#api/modules/auth/second-factor/input.ts'
import { keyOf, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { User } from '#api/modules/team/schema.ts'

const SecondFactor = builder.objectRef<Row & { confirmedAt: Date }>('SecondFactor').implement({
  description:
    'The authenticator app of an account: signing in takes one of its codes besides the password, or a passkey.',
  fields: (t) => ({
    since: t.expose('confirmedAt', { type: 'DateTime', description: 'When it was set up.' }),
    recoveryCodesLeft: t.int({
      description: 'How many of the ten recovery codes are unused.',
      resolve: ({ recoveryHashes }) => recoveryHashes.length,
    }),
  }),
})

builder.queryField('secondFactor', (t) =>
  t.field({
    type: SecondFactor,
    nullable: true,
    extensions: priced({ statements: 1 }),
    authScopes: { session: 'signedIn' },
    description: "The authenticator app of the viewer's own account; null for none.",
    resolve: async (_root, _args, context) => {
      const row = await context.services.platform.secondFactor.findUnique({ where: keyOf(ownerOf(context)) })
      return row?.confirmedAt ? { ...row, confirmedAt: row.confirmedAt } : null
    },
  }),
)

const ofApp: Prisma.UserWhereInput = { secondFactor: { confirmedAt: { not: null } } }

/** Of whom it tells whether they have a factor: of all to admins, of themselves to others. */
const factors = {
  hasSecondFactor: {
    which: { OR: [ofApp, { passkeys: { some: {} } }] } satisfies Prisma.UserWhereInput,
    description:
      'Whether the user has a second factor, an authenticator app or a passkey, for admins and the user themselves; null for others.',
  },
  hasAuthenticatorApp: {
    which: ofApp,
    description:
      'Whether the user has an authenticator app, for admins and the user themselves; null for others.',
  },
}

for (const [name, { which, description }] of Object.entries(factors)) {
  builder.prismaObjectField(User, name, (t) =>
    t.boolean({
      nullable: true,
      extensions: { ...priced({ statements: 1, batched: true }), ...reads('id') },
      select: { id: true },
      description,
      resolve: ({ id }, _args, context, info) => {
        const { ctx, viewer } = context
        if (!may(viewer, 'team:readAll') && !(viewer.kind === 'user' && viewer.userId === id)) return null
        return batchOf(context, info, (ids) => haveFactor(ctx, ids, which)).load(id)
      },
    }),
  )
}

/** For each of these users whether they have a factor. */
async function haveFactor(
  { db }: BusinessContext,
  ids: readonly number[],
  which: Prisma.UserWhereInput,
): Promise<boolean[]> {
  const rows = await db.user.findMany({ where: { id: { in: [...ids] }, ...which }, select: { id: true } })
  const owners = new Set(rows.map(({ id }) => id))
  return ids.map((id) => owners.has(id))
}

mutation('setUpSecondFactor', {
  authScopes: { session: 'signedIn' },
  description:
    "Makes a secret for an authenticator app. It becomes the second factor of the viewer's own account with its first code. CONFLICT for who has a second factor.",
  input: ownPassword,
  refusesKey: true,
  resolve: (input, context) => setUpApp(context, input.password),
  payload: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in base32, to be typed into the app.' }),
    uri: t.exposeString('uri', { description: 'The `otpauth:` address that the app reads from a QR code.' }),
  }),
})

const recoveryCodes = {
  extensions: priced({ rows: 10 }),
  description: 'Ten codes for when the app is lost. They are shown once, and each works once.',
} as const

mutation('confirmSecondFactor', {
  authScopes: { session: 'signedIn' },
  description: 'Confirms the app with its first code. From then on signing in takes a code.',
  input: firstCode,
  refusesKey: true,
  resolve: (input, context) => confirmSetUp(context, input.code),
  payload: (t) => ({ recoveryCodes: t.exposeStringList('recoveryCodes', recoveryCodes) }),
})

mutation('renewRecoveryCodes', {
  authScopes: { session: 'signedIn' },
  description: "Replaces the recovery codes of the viewer's own account.",
  input: bothFactors,
  refusesKey: true,
  resolve: (input, context) => renewCodes(context, input),
  payload: (t) => ({ recoveryCodes: t.exposeStringList('recoveryCodes', recoveryCodes) }),
})

mutation('removeSecondFactor', {
  authScopes: { session: 'signedIn' },
  description: "Removes the authenticator app of the viewer's own account. Passkeys stay.",
  input: bothFactors,
  refusesKey: true,
  resolve: async (input, context) => {
    await removeOwn(context, input)
    return {}
  },
  payload: (t) => ({
    removed: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
})
