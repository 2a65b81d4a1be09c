import { z } from 'zod'
import { Role } from '#api/generated/enums.ts'
import { newUser, userChanges, userPassword } from '#api/modules/team/users/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { enumTexts, optionalRecordNumber } from '#api/rest/route.ts'
import { databaseId } from '#api/rest/selection.ts'

export const roleTexts = enumTexts(Role, 'Role must be employee, manager or admin')

/** A user as REST shows it; fields that the viewer may not see are null. */
export const teamUser = z
  .object({
    id: databaseId,
    firstName: z.string(),
    lastName: z.string(),
    role: roleTexts.answer,
    isActive: z.boolean(),
    email: z.string().nullable(),
    username: z.string().nullable(),
  })
  .meta({ id: 'TeamUser' })

const users = recordRows('/api/team', { record: 'User', answer: teamUser })

/** The REST rows of the team. */
export const rows = [
  queryRow({
    path: '/api/team',
    summary:
      'The users of the business, active ones first. Email addresses are shown to managers and admins, usernames to admins, and both to the user themselves.',
    at: 'viewer.business.team',
    list: true,
    answer: teamUser,
  }),
  users.create('createUser', {
    summary: 'Adds a user to the team.',
    body: newUser.extend({ role: roleTexts.body.default('EMPLOYEE') }),
  }),
  users.update('updateUser', {
    summary:
      'Changes the fields of a user that are sent. `isActive` deactivates or reactivates the user; `handOverTo`, the number of an active user, hands the open work of an inactive user over to them.',
    body: userChanges.extend({
      role: roleTexts.body.optional(),
      handOverTo: optionalRecordNumber('User', 'Hand over to must be the number of a team member'),
    }),
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/team/:id/password',
    mutation: 'setUserPassword',
    payload: 'user',
    answer: teamUser,
    body: userPassword,
    type: 'User',
  }),
  mutationRow({
    method: 'POST',
    path: '/api/team/:id/erase',
    mutation: 'eraseUser',
    payload: 'user',
    answer: teamUser,
    type: 'User',
  }),
  mutationRow({
    method: 'POST',
    path: '/api/team/:id/second-factor/remove',
    mutation: 'removeSecondFactorOf',
    payload: 'user',
    answer: teamUser,
    type: 'User',
  }),
]
