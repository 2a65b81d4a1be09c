import { z } from 'zod'
import { emailVerification, passwordChange, resetCompletion, resetRequest } from '#api/modules/auth/input.ts'
import { browserAnswer } from '#api/modules/auth/passkeys/rest.ts'
import { newAdmin, part } from '#api/modules/auth/registration/input.ts'
import {
  bothFactors,
  firstCode,
  ownPassword,
  passwordOrFactor,
} from '#api/modules/auth/second-factor/input.ts'
import { newBusiness } from '#api/modules/business/input.ts'
import { businessTypeTexts } from '#api/modules/business/rest.ts'
import { roleTexts } from '#api/modules/team/rest.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { instantText, row } from '#api/rest/route.ts'
import { databaseId, derived, selectionText } from '#api/rest/selection.ts'

// The services report missing fields, for both kinds of sign-in.
const given = (label: string) => z.string({ error: `${label} must be text` }).nullish()

const signedChallenge = browserAnswer.nullish().meta({
  description:
    'The `AuthenticationResponseJSON` of WebAuthn, for the options of `POST /api/auth/passkeys/sign-in`.',
})

/** What both kinds of sign-in take: the password first, then the ticket with a code or a passkey; or a passkey alone. */
export const signInBody = z.object({
  username: given('Username'),
  password: given('Password'),
  ticket: given('Ticket'),
  code: given('Code'),
  credential: signedChallenge,
})

interface Session {
  token: string
  business: { databaseId: number }
  user: object
}

const begun = ({ token, user, business }: Session) => ({
  token,
  user: { ...user, businessId: business.databaseId },
})

/** The one session that a sign-in has begun, whichever of the mutations it was. */
const bySignIn = (data: Record<string, Session | undefined>) =>
  begun(Object.values(data).find(Boolean) as Session)

const sessionAnswer = z
  .object({
    token: z.string(),
    user: z.object({
      id: databaseId,
      businessId: derived(z.int()),
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      email: z.string(),
      role: roleTexts.answer,
      isActive: z.boolean(),
    }),
  })
  .meta({ id: 'Session' })

const session = `${selectionText(sessionAnswer)} business { databaseId }`

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown once; each works once.' }),
})

const sessionsPath = '/api/auth/sessions'

const ownSession = z
  .object({
    id: z.string(),
    device: z.string().nullable().meta({ description: 'The browser and its system; null when not known.' }),
    network: z.string().meta({ description: 'The network address at sign-in without its last part.' }),
    place: z
      .string()
      .nullable()
      .meta({ description: "The city of the browser's time zone; null when not known." }),
    signedInAt: instantText,
    lastSeenAt: instantText,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' })

const secondFactorPath = '/api/auth/second-factor'

const done = derived(z.literal(true))

const withSuccess = (payload: object) => ({ ...payload, success: true })

/** The REST rows of sign-in, and of one's own password and second factor. */
export const rows = [
  row({
    method: 'POST',
    path: '/api/auth/login',
    summary:
      'Signs in with `username` and `password`. Accounts of the username that are tried: that of `lastBusinessId`, the three oldest, and the three oldest whose address is verified; with the name of a `business` that one alone. When several businesses fit, 409 carries `businesses: [{ticket, name}]`; the chosen `ticket` alone is sent next. For a user who has a second factor, 401 `SECOND_FACTOR_REQUIRED` carries a `ticket`, which is sent next with a `code` or, where `methods` has `passkey`, with a `credential`. A `credential` alone signs in by a passkey.',
    operation: `mutation ($username: String = "", $password: String = "", $business: String, $lastBusinessId: Int, $ticket: String = "", $code: String = "", $secondTicket: String, $credential: String = "", $byPassword: Boolean!, $byChoice: Boolean!, $byCode: Boolean!, $byPasskey: Boolean!) {
      signIn(input: { username: $username, password: $password, business: $business, lastBusinessId: $lastBusinessId }) @include(if: $byPassword) { ${session} }
      signInWithChoice(input: { choiceToken: $ticket }) @include(if: $byChoice) { ${session} }
      signInWithCode(input: { ticket: $ticket, code: $code }) @include(if: $byCode) { ${session} }
      signInWithPasskey(input: { ticket: $secondTicket, credential: $credential }) @include(if: $byPasskey) { ${session} } }`,
    reshape: bySignIn,
    conflict: {
      businesses: (offered: { choiceToken: string; name: string }[]) =>
        offered.map(({ choiceToken, name }) => ({ ticket: choiceToken, name })),
    },
    answer: sessionAnswer,
    body: signInBody.extend({
      business: given('Business'),
      lastBusinessId: z.int32({ error: 'lastBusinessId must be a number' }).nullish(),
    }),
    variables: ({ body: { username, password, business, lastBusinessId, ticket, code, credential } }) => ({
      username: username ?? '',
      password: password ?? '',
      business: business ?? null,
      lastBusinessId: lastBusinessId ?? null,
      ticket: ticket ?? '',
      code: code ?? '',
      secondTicket: ticket ?? null,
      credential: credential ?? '',
      byPassword: ticket == null && credential == null,
      byChoice: ticket != null && code == null && credential == null,
      byCode: ticket != null && code != null && credential == null,
      byPasskey: credential != null,
    }),
  }),
  row({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session of the token. Other sessions of the user continue.',
    operation: `mutation { signOut { signedOut } }`,
    at: 'signOut',
    answer: z.object({ success: done }),
    reshape: withSuccess,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: "Changes the user's own password. All sessions end, except that of the new token.",
    mutation: 'changePassword',
    answer: z.object({ success: done, token: z.string() }),
    reshape: withSuccess,
    body: passwordChange,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/confirm-password',
    mutation: 'confirmPassword',
    selection: 'confirmed',
    answer: z.object({ success: done }),
    reshape: withSuccess,
    body: passwordOrFactor.extend({ credential: signedChallenge }),
  }),
  queryRow({
    path: sessionsPath,
    at: 'sessions',
    answer: z.array(ownSession),
  }),
  mutationRow({
    method: 'DELETE',
    path: `${sessionsPath}/:id`,
    ids: 'text',
    noun: 'Session',
    mutation: 'endSession',
    selection: 'ended',
    input: ({ params: { id } }) => ({ id }),
    answer: z.object({ success: done }),
    reshape: withSuccess,
  }),
  row({
    method: 'POST',
    path: `${sessionsPath}/end-others`,
    operation: `mutation { endOtherSessions { ended } }`,
    at: 'endOtherSessions',
    answer: z.object({ success: done, ended: z.int() }),
    reshape: withSuccess,
  }),
  queryRow({
    path: secondFactorPath,
    summary: "The authenticator app of the caller's own account; 404 for none.",
    at: 'secondFactor',
    noun: 'Second factor',
    answer: z.object({ since: instantText, recoveryCodesLeft: z.int() }),
  }),
  mutationRow({
    method: 'POST',
    path: secondFactorPath,
    mutation: 'setUpSecondFactor',
    answer: z.object({ secret: z.string(), uri: z.string() }),
    body: ownPassword,
  }),
  mutationRow({
    method: 'POST',
    path: `${secondFactorPath}/confirm`,
    mutation: 'confirmSecondFactor',
    answer: recoveryCodes,
    body: firstCode,
  }),
  mutationRow({
    method: 'POST',
    path: `${secondFactorPath}/recovery-codes`,
    mutation: 'renewRecoveryCodes',
    answer: recoveryCodes,
    body: bothFactors,
  }),
  mutationRow({
    method: 'POST',
    path: `${secondFactorPath}/remove`,
    mutation: 'removeSecondFactor',
    selection: 'removed',
    answer: z.object({ success: done }),
    reshape: withSuccess,
    body: bothFactors,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Sends a link to set a new password. The answer does not reveal whether an account exists.',
    mutation: 'requestPasswordReset',
    answer: z.object({ success: done, message: z.string() }),
    reshape: withSuccess,
    body: resetRequest,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of the link. All sessions of the user end.',
    mutation: 'resetPassword',
    answer: z.object({ success: done, username: z.string() }),
    reshape: withSuccess,
    body: resetCompletion,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verifies an email address with the token of the link.',
    mutation: 'verifyEmail',
    answer: z.object({ success: done, message: z.string() }),
    reshape: withSuccess,
    body: emailVerification,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/auth/register-business',
    summary:
      'Creates a business with its admin, interest options and follow-up plans, and signs the admin in. `role` and `isActive` of `userData` are ignored.',
    mutation: 'registerBusiness',
    selection: session,
    status: 201,
    answer: sessionAnswer,
    reshape: begun,
    names: { business: 'businessData', admin: 'userData' },
    body: z.object({
      businessData: part(newBusiness.extend({ businessType: businessTypeTexts.body.nullish() })),
      userData: part(newAdmin),
    }),
    ignores: z.object({
      businessData: z.object({ isActive: z.boolean(), subscriptionStatus: z.string() }),
      userData: z.object({ role: z.string(), isActive: z.boolean(), confirmPassword: z.string() }),
    }),
    input: ({ body }) => ({ business: body.businessData, admin: body.userData }),
  }),
]
