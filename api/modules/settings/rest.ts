import { z } from 'zod'
import { globalId } from '#api/core/ids.ts'
import { businessChanges } from '#api/modules/business/input.ts'
import { businessTypeTexts, subscriptionTexts } from '#api/modules/business/rest.ts'
import { memberChanges, memberPassword, newMember } from '#api/modules/settings/input.ts'
import { member, memberFields, roleTexts } from '#api/modules/team/rest.ts'
import { instant, row } from '#api/rest/route.ts'

const businessFields = `
  id: databaseId name businessType address phone email timeZone maxAppointmentsPerDay gamificationEnabled
  isActive subscriptionStatus smsEnabled createdAt updatedAt`

const business = z.object({
  id: z.int(),
  name: z.string(),
  businessType: businessTypeTexts.answer,
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  timeZone: z.string(),
  maxAppointmentsPerDay: z.int(),
  gamificationEnabled: z.boolean(),
  isActive: z.boolean(),
  subscriptionStatus: subscriptionTexts.answer,
  smsEnabled: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})

const userId = ({ id }: { id: number }) => globalId('User', id)

/** Settings: the business and its team (part 2 section 7, decisions section 15). */
export const rows = [
  row({
    method: 'GET',
    path: '/api/business',
    summary: 'The business one works in.',
    operation: `query { viewer { business { ${businessFields} } } }`,
    at: 'viewer.business',
    answer: business,
  }),
  row({
    method: 'PUT',
    path: '/api/business',
    summary:
      'Changes the fields of the business that are sent. `isActive`, `subscriptionStatus` and `smsEnabled` are read only: they are ignored here.',
    operation: `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) {
      business { ${businessFields} } } }`,
    at: 'updateBusiness.business',
    answer: business,
    body: businessChanges.extend({ businessType: businessTypeTexts.body.optional() }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'POST',
    path: '/api/team',
    summary: 'Adds a member to the team.',
    operation: `mutation ($input: AddTeamMemberInput!) { addTeamMember(input: $input) {
      user { ${memberFields} } } }`,
    at: 'addTeamMember.user',
    status: 201,
    answer: member,
    body: newMember.extend({ role: roleTexts.body.default('EMPLOYEE') }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/team/:id',
    summary: 'Changes the fields of a member that are sent; `isActive` takes them off the team, or back.',
    operation: `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${memberFields} } } }`,
    at: 'updateUser.user',
    answer: member,
    body: memberChanges.extend({ role: roleTexts.body.optional() }),
    variables: ({ params, body }) => ({ input: { ...body, id: userId(params) } }),
  }),
  row({
    method: 'PUT',
    path: '/api/team/:id/password',
    summary: 'Gives a colleague a new password; all their sessions end.',
    operation: `mutation ($input: ChangeUserPasswordInput!) { changeUserPassword(input: $input) {
      user { ${memberFields} } } }`,
    at: 'changeUserPassword.user',
    answer: member,
    body: memberPassword,
    variables: ({ params, body }) => ({ input: { ...body, id: userId(params) } }),
  }),
]
