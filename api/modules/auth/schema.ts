import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { refusal } from '#api/core/tenancy/context.ts'
import { changePassword } from '#api/modules/auth/changePassword.ts'
import { passwordChange, signInInput } from '#api/modules/auth/input.ts'
import { signIn, signInWithChoice } from '#api/modules/auth/service.ts'
import { signOut } from '#api/modules/auth/signOut.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { User } from '#api/modules/team/schema.ts'

const { inputType, payloadType } = mutation('signIn', {
  authScopes: { public: true },
  description:
    'Signs a member of staff in. Three accounts of the username are tried: that of `lastBusinessId`, then those that signed in last; with `business` that one alone. When several businesses fit, it fails with CHOOSE_BUSINESS and `extensions.businesses: [{choiceToken, name}]`.',
  input: signInInput,
  resolve: (input, context) => signIn(context, input),
  payload: (t) => ({
    token: t.exposeString('token', {
      description: 'To be sent as `Authorization: Bearer …`; lasts 12 hours.',
    }),
    user: t.prismaField({
      type: User,
      description: 'Who has signed in.',
      resolve: (query, _payload, _args, { ctx, viewer }) => {
        if (viewer.kind !== 'member') throw refusal(viewer)
        return ctx.db.user.findUniqueOrThrow({ ...query, where: ctx.key(viewer.userId) })
      },
    }),
    business: businessField(t),
  }),
})

/** The username and password of whoever signs in. */
export const SignInInput = inputType

/** A session that has begun: its token, who it is, and the shop. */
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

const SignOutPayload = builder.objectRef<{ signedOut: boolean }>('SignOutPayload').implement({
  fields: (t) => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }),
  }),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    nullable: true,
    authScopes: { session: 'person' },
    description:
      'Ends the session of the token that the request carries. The token is refused from now on and its live streams end; other sessions of the same person go on.',
    async resolve(_root, _args, context) {
      await signOut(context)
      return { signedOut: true }
    },
  }),
)

mutation('changePassword', {
  authScopes: { can: 'password:change' },
  description: "Changes one's own password.",
  input: passwordChange,
  resolve: (input, context) => changePassword(context, input),
  payload: (t) => ({
    token: t.exposeString('token', { description: 'A new token: every other session has ended.' }),
  }),
})
