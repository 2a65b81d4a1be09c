import { builder } from '#api/core/graph/builder.ts'
import { inputFields } from '#api/core/graph/inputType.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { parse } from '#api/core/input/input.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { changePassword } from '#api/modules/auth/changePassword.ts'
import { passwordChange, signInInput } from '#api/modules/auth/input.ts'
import { passkeySignIn } from '#api/modules/auth/passkeys/input.ts'
import { codeSignIn } from '#api/modules/auth/second-factor/input.ts'
import { signInWithCode, signInWithPasskey } from '#api/modules/auth/sign-in/secondStep.ts'
import { signIn, signInWithChoice } from '#api/modules/auth/sign-in/service.ts'
import { signOut } from '#api/modules/auth/sign-in/signOut.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { User } from '#api/modules/team/schema.ts'

const { inputType, payloadType } = mutation('signIn', {
  authScopes: { public: true },
  description:
    'Signs a user in. The accounts with the username that are tried: that of `lastBusinessId`, the three oldest, and the three oldest whose address is verified; with `business`, only the account of that business. CHOOSE_BUSINESS with `extensions.businesses: [{choiceToken, name}]` when the password fits in several businesses. SECOND_FACTOR_REQUIRED with `extensions.ticket` and `extensions.methods` (`code`, `passkey`) for a user who has a second factor.',
  input: signInInput,
  resolve: (input, context) => signIn(context, input),
  payload: (t) => ({
    token: t.exposeString('token', {
      description: 'The session token, to be sent as `Authorization: Bearer …`. It is valid for 12 hours.',
    }),
    user: t.prismaField({
      type: User,
      description: 'The user who has signed in.',
      resolve: (query, _payload, _args, { ctx, viewer }) => {
        if (viewer.kind !== 'user') throw refusal(viewer)
        return ctx.db.user.findUniqueOrThrow({ ...query, where: ctx.key(viewer.userId) })
      },
    }),
    business: businessField(t, 'The business of the user.'),
  }),
})

/** The username and the password of a sign-in. */
export const SignInInput = inputType

/** A new session: its token, its user and the business. */
export const SignInPayload = payloadType

const SignInWithChoiceInput = builder.inputType('SignInWithChoiceInput', {
  fields: (t) => ({ choiceToken: t.string({ required: true }) }),
})

builder.mutationField('signInWithChoice', (t) =>
  t.field({
    type: SignInPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInWithChoiceInput, required: true }) },
    authScopes: { public: true },
    description: 'Signs in at the business of a choice token, which is valid for two minutes and one use.',
    resolve: (_root, { input }, context) => signInWithChoice(context, input.choiceToken),
  }),
)

/** The second step of a sign-in. */
export const SignInWithCodeInput = builder.inputType('SignInWithCodeInput', {
  fields: (t) => inputFields(t, codeSignIn),
})

builder.mutationField('signInWithCode', (t) =>
  t.field({
    type: SignInPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInWithCodeInput, required: true }) },
    authScopes: { public: true },
    description: "The second step of a user's sign-in: the ticket of SECOND_FACTOR_REQUIRED and a code.",
    resolve: (_root, { input }, context) => signInWithCode(context, parse(codeSignIn, input)),
  }),
)

/** A sign-in by a passkey. */
export const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  fields: (t) => inputFields(t, passkeySignIn),
})

builder.mutationField('signInWithPasskey', (t) =>
  t.field({
    type: SignInPayload,
    nullable: true,
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    authScopes: { public: true },
    description:
      'Signs a user in by a passkey that verified its user; with the ticket of SECOND_FACTOR_REQUIRED, by any passkey of the account.',
    resolve: (_root, { input }, context) => signInWithPasskey(context, parse(passkeySignIn, input)),
  }),
)

const SignOutPayload = builder.objectRef<{ signedOut: boolean }>('SignOutPayload').implement({
  fields: (t) => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }),
  }),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    nullable: true,
    authScopes: { session: 'signedIn' },
    description:
      "Ends the session of the request's token and its live streams. Other sessions of the user continue.",
    async resolve(_root, _args, context) {
      await signOut(context)
      return { signedOut: true }
    },
  }),
)

mutation('changePassword', {
  authScopes: { can: 'password:change' },
  description: "Changes the viewer's own password.",
  input: passwordChange,
  refusesKey: true,
  resolve: (input, context) => changePassword(context, input),
  payload: (t) => ({
    token: t.exposeString('token', { description: 'A new session token. All other sessions have ended.' }),
  }),
})
