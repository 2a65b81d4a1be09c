import { z } from 'zod'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/platform/input.ts'
import { chosenPassword, credentials } from '#api/modules/auth/input.ts'
import { businessTypeTexts, subscriptionTexts } from '#api/modules/business/rest.ts'
import { newManagedBusiness } from '#api/modules/superadmin/businesses/input.ts'
import { roleTexts } from '#api/modules/team/rest.ts'
import { instant, row, success } from '#api/rest/route.ts'

interface Session {
  token: string
  superadmin: { id: string; username: string; email: string }
}

const business = z
  .object({
    id: z.int(),
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
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ManagedBusiness' })

const businessFields = `
  id: databaseId name businessType address phone email timeZone isActive subscriptionStatus
  userCount customerCount createdAt updatedAt`

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
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleTexts.answer,
    isActive: z.boolean(),
    lastLoginAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ManagedUser' })

const userFields = 'id: databaseId username email firstName lastName role isActive lastLoginAt createdAt'

const businessId = ({ id }: { id: number }) => globalId('ManagedBusiness', id)

/** The REST rows of superadmins: sign-in, and the businesses of the platform. */
export const rows = [
  row({
    method: 'POST',
    path: '/api/superadmin/login',
    summary: 'Signs a superadmin in.',
    operation: `mutation ($input: SignInInput!) {
      signInSuperadmin(input: $input) { token superadmin { id username email } } }`,
    at: 'signInSuperadmin',
    reshape: ({ token, superadmin }: Session) => ({
      token,
      superAdmin: { ...superadmin, id: Number(readGlobalId(superadmin.id).id) },
    }),
    answer: z.object({
      token: z.string(),
      superAdmin: z.object({ id: z.int(), username: z.string(), email: z.string() }),
    }),
    body: credentials,
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'GET',
    path: '/api/superadmin/businesses',
    summary: 'The businesses of the platform, newest first, with the numbers of their users and customers.',
    operation: `query ($first: Int, $after: String, $search: String) { superadmin {
      businesses(first: $first, after: $after, search: $search) {
        edges { node { ${businessFields} } } pageInfo { hasNextPage endCursor }
      } } }`,
    at: 'superadmin.businesses',
    list: true,
    answer: business,
    query: z.object({ q: z.string().optional().meta({ description: 'Words that the name contains.' }) }),
    variables: ({ query: { q } }) => ({ search: q }),
  }),
  row({
    method: 'POST',
    path: '/api/superadmin/businesses',
    summary:
      'Creates a business with its first admin. The business is active and the user is an admin, whatever is sent.',
    operation: `mutation ($input: CreateBusinessInput!) {
      createBusiness(input: $input) { business { ${businessFields} } } }`,
    at: 'createBusiness.business',
    status: 201,
    answer: business,
    names: { business: 'businessData', admin: 'userData' },
    body: newBusinessBody,
    ignores: z.object({ businessData: business, userData: user.extend({ businessId: z.int() }) }),
    variables: ({ body: { businessData, userData } }) => ({
      input: { business: businessData, admin: userData },
    }),
  }),
  row({
    method: 'GET',
    path: '/api/superadmin/businesses/:id/users',
    summary: 'The users of a business, in the order in which they joined.',
    operation: `query ($id: ID!, $first: Int, $after: String) { superadmin { business(id: $id) {
      users(first: $first, after: $after) {
        edges { node { ${userFields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'superadmin.business.users',
    list: true,
    noun: 'Business',
    answer: user,
    variables: ({ params }) => ({ id: businessId(params) }),
  }),
  row({
    method: 'POST',
    path: '/api/superadmin/businesses/:id/toggle-active',
    summary:
      'Sets `isActive`; without a body suspends an active business and activates a suspended one. When it is suspended, its sessions end.',
    operation: `mutation ($input: SetBusinessActiveInput!) {
      setBusinessActive(input: $input) { business { ${businessFields} } } }`,
    at: 'setBusinessActive.business',
    answer: business,
    storesWithBusiness: true,
    body: z.object({ isActive: z.boolean({ error: 'isActive must be true or false' }).optional() }),
    variables: ({ params, body }) => ({ input: { ...body, id: businessId(params) } }),
  }),
  row({
    method: 'POST',
    path: '/api/superadmin/businesses/:id/subscription',
    summary: 'Sets the subscription of a business. Its sessions end unless it is active.',
    operation: `mutation ($input: SetBusinessSubscriptionInput!) {
      setBusinessSubscription(input: $input) { business { ${businessFields} } } }`,
    at: 'setBusinessSubscription.business',
    answer: business,
    body: z.object({ status: subscriptionTexts.body }),
    variables: ({ params, body }) => ({ input: { ...body, id: businessId(params) } }),
  }),
  row({
    method: 'PUT',
    path: '/api/superadmin/users/:id/password',
    summary: 'Sets a new password for a user of any business. The sessions of the user end.',
    operation: `mutation ($input: SetManagedUserPasswordInput!) {
      setManagedUserPassword(input: $input) { user { ${userFields} } } }`,
    at: 'setManagedUserPassword.user',
    answer: user,
    body: chosenPassword,
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('ManagedUser', params.id) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/superadmin/businesses/:id',
    summary: 'Deletes a business with all its data. This cannot be undone. The demo cannot be deleted.',
    operation: `mutation ($input: DeleteBusinessInput!) { deleteBusiness(input: $input) { deletedBusinessId } }`,
    at: 'deleteBusiness',
    ...success,
    variables: ({ params }) => ({ input: { id: businessId(params) } }),
  }),
]
