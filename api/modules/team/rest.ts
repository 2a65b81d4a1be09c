import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { newUser, userChanges, userPassword } from '#api/modules/team/users/input.ts'
import { enumTexts, recordNumber, row } from '#api/rest/route.ts'

export const roleTexts = enumTexts(
  { ADMIN: 'admin', MANAGER: 'manager', EMPLOYEE: 'employee' },
  'Role must be employee, manager or admin',
)

/** A user as REST shows it; fields that the viewer may not see are null. */
export const teamUser = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleTexts.answer,
    isActive: z.boolean(),
    email: z.string().nullable(),
    username: z.string().nullable(),
  })
  .meta({ id: 'TeamUser' })

export const userFields = 'id: databaseId firstName lastName role isActive email username'

const userId = ({ id }: { id: number }) => globalId('User', id)

/** The REST rows of the team. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/team',
    summary:
      'The users of the business, active ones first. Email addresses are shown to managers and admins, usernames to admins, and both to the user themselves.',
    operation: `query { viewer { business { team { ${userFields} } } } }`,
    at: 'viewer.business.team',
    list: true,
    answer: teamUser,
  }),
  row({
    method: 'POST',
    path: '/api/team',
    summary: 'Adds a user to the team.',
    operation: `mutation ($input: CreateUserInput!) { createUser(input: $input) {
      user { ${userFields} } } }`,
    at: 'createUser.user',
    status: 201,
    answer: teamUser,
    body: newUser.extend({ role: roleTexts.body.default('EMPLOYEE') }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/team/:id',
    summary:
      'Changes the fields of a user that are sent. `isActive` deactivates or reactivates the user; `handOverTo`, the number of an active user, hands the open work of an inactive user over to them.',
    operation: `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${userFields} } } }`,
    at: 'updateUser.user',
    answer: teamUser,
    body: userChanges.extend({
      role: roleTexts.body.optional(),
      handOverTo: recordNumber('Hand over to must be the number of a team member').nullish(),
    }),
    variables: ({ params, body: { handOverTo, ...body } }) => ({
      input: {
        ...body,
        id: userId(params),
        ...(handOverTo != null && { handOverTo: userId({ id: handOverTo }) }),
      },
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/team/:id/password',
    summary: 'Sets a new password for another user. The sessions of the user end.',
    operation: `mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) {
      user { ${userFields} } } }`,
    at: 'setUserPassword.user',
    answer: teamUser,
    body: userPassword,
    variables: ({ params, body }) => ({ input: { ...body, id: userId(params) } }),
  }),
]
