import { z } from 'zod'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'
import { chosenPassword } from '#api/modules/auth/input.ts'
import { signInBody } from '#api/modules/auth/rest.ts'
import { businessTypeTexts, subscriptionTexts } from '#api/modules/business/rest.ts'
import { newManagedBusiness } from '#api/modules/superadmin/businesses/input.ts'
import { roleTexts } from '#api/modules/team/rest.ts'
import { deletionRow, mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { instantText, row } from '#api/rest/route.ts'
import { databaseId, pageSelectionOf } from '#api/rest/selection.ts'

interface Session {
  token: string
  superadmin: { id: string; username: string; email: string }
}

const session = 'token superadmin { id username email }'

const begun = ({ token, superadmin }: Session) => ({
  token,
  superAdmin: { ...superadmin, id: Number(readGlobalId(superadmin.id).id) },
})

const business = z
  .object({
    id: databaseId,
    name: z.string(),
    businessType: businessTypeTexts.answer,
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    timeZone: z.string(),
    isActive: z.boolean(),
    subscriptionStatus: subscriptionTexts.answer,
    userCount: z.int(),
    customerCount: z.int(),
    createdAt: instantText,
    updatedAt: instantText,
  })
  .meta({ id: 'ManagedBusiness' })

const given = z.string().nullish()

// The service reports missing fields.
const newBusinessBody = z.object({
  businessData: z.preprocess(
    (value) => value ?? {},
    z.object({
      name: text('Business name', 120),
      businessType: businessTypeTexts.body.optional(),
      address: given,
      phone: given,
      email: given,
      timeZone: given,
    }),
  ),
  userData: newManagedBusiness.shape.admin,
})

const user = z
  .object({
    id: databaseId,
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleTexts.answer,
    isActive: z.boolean(),
    lastLoginAt: instantText.nullable(),
    createdAt: instantText,
  })
  .meta({ id: 'ManagedUser' })

const businessId = ({ id }: { id: number }) => globalId('ManagedBusiness', id)

/** The REST rows of superadmins: sign-in, and the businesses of the platform. */
export const rows = [
  row({
    method: 'POST',
    path: '/api/superadmin/login',
    summary:
      'Signs a superadmin in. For one who has a second factor, 401 `SECOND_FACTOR_REQUIRED` carries a `ticket`, which is sent next with a `code` or, where `methods` has `passkey`, with a `credential`. A `credential` alone signs in by a passkey.',
    operation: `mutation ($username: String = "", $password: String = "", $ticket: String = "", $code: String = "", $secondTicket: String, $credential: String = "", $byPassword: Boolean!, $byCode: Boolean!, $byPasskey: Boolean!) {
      signInSuperadmin(input: { username: $username, password: $password }) @include(if: $byPassword) { ${session} }
      signInSuperadminWithCode(input: { ticket: $ticket, code: $code }) @include(if: $byCode) { ${session} }
      signInSuperadminWithPasskey(input: { ticket: $secondTicket, credential: $credential }) @include(if: $byPasskey) { ${session} } }`,
    reshape: (data: Record<string, Session | undefined>) =>
      begun(Object.values(data).find(Boolean) as Session),
    answer: z.object({
      token: z.string(),
      superAdmin: z.object({ id: z.int(), username: z.string(), email: z.string() }),
    }),
    body: signInBody,
    variables: ({ body: { username, password, ticket, code, credential } }) => ({
      username: username ?? '',
      password: password ?? '',
      ticket: ticket ?? '',
      code: code ?? '',
      secondTicket: ticket ?? null,
      credential: credential ?? '',
      byPassword: code == null && credential == null,
      byCode: code != null && credential == null,
      byPasskey: credential != null,
    }),
  }),
  listRow({
    path: '/api/superadmin/businesses',
    summary: 'The businesses of the platform, newest first, with the numbers of their users and customers.',
    at: 'superadmin.businesses',
    args: { search: 'String' },
    answer: business,
    query: z.object({ q: z.string().optional().meta({ description: 'Words that the name contains.' }) }),
    variables: ({ query: { q } }) => ({ search: q }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/superadmin/businesses',
    summary:
      'Creates a business with its first admin. The business is active and the user is an admin, whatever is sent.',
    mutation: 'createBusiness',
    payload: 'business',
    status: 201,
    answer: business,
    names: { business: 'businessData', admin: 'userData' },
    body: newBusinessBody,
    ignores: z.object({ businessData: business, userData: user.extend({ businessId: z.int() }) }),
    input: ({ body: { businessData, userData } }) => ({ business: businessData, admin: userData }),
  }),
  row({
    method: 'GET',
    path: '/api/superadmin/businesses/:id/users',
    summary: 'The users of a business, in the order in which they joined.',
    operation: `query ($id: ID!, $first: Int, $after: String) { superadmin { business(id: $id) {
      users(first: $first, after: $after) { ${pageSelectionOf(user)} } } } }`,
    at: 'superadmin.business.users',
    list: true,
    noun: 'Business',
    answer: user,
    variables: ({ params }) => ({ id: businessId(params) }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/superadmin/businesses/:id/toggle-active',
    summary:
      'Sets `isActive`; without a body suspends an active business and activates a suspended one. When it is suspended, its sessions end.',
    mutation: 'setBusinessActive',
    payload: 'business',
    answer: business,
    storesWithBusiness: true,
    body: z.object({ isActive: z.boolean({ error: 'isActive must be true or false' }).optional() }),
    type: 'ManagedBusiness',
  }),
  mutationRow({
    method: 'POST',
    path: '/api/superadmin/businesses/:id/subscription',
    summary: 'Sets the subscription of a business. Its sessions end unless it is active.',
    mutation: 'setBusinessSubscription',
    payload: 'business',
    answer: business,
    body: z.object({ status: subscriptionTexts.body }),
    type: 'ManagedBusiness',
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/superadmin/users/:id/password',
    mutation: 'setManagedUserPassword',
    payload: 'user',
    answer: user,
    body: chosenPassword,
    type: 'ManagedUser',
  }),
  mutationRow({
    method: 'POST',
    path: '/api/superadmin/users/:id/second-factor/remove',
    mutation: 'removeSecondFactorOfAdmin',
    payload: 'user',
    answer: user,
    type: 'ManagedUser',
  }),
  deletionRow({
    path: '/api/superadmin/businesses/:id',
    mutation: 'deleteBusiness',
    type: 'ManagedBusiness',
  }),
]
