import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { userId } from '#api/modules/team/input.ts'
import { User } from '#api/modules/team/schema.ts'
import { changesAccess, updateUser } from '#api/modules/team/users/changes.ts'
import { eraseUser } from '#api/modules/team/users/erase.ts'
import { newUser, userChanges, userPassword } from '#api/modules/team/users/input.ts'
import { takeOff } from '#api/modules/team/users/secondFactor.ts'
import { createUser, setUserPassword } from '#api/modules/team/users/service.ts'

const payload = recordPayload('user', User)

const handOverTo = userId.nullish().meta({
  description:
    'The active user who takes over the open work of a user who is or becomes inactive; nobody when it is omitted.',
})

mutation('createUser', {
  authScopes: { can: 'team:manage' },
  description: 'Adds a user to the team. CONFLICT when the username or the email address is taken.',
  input: newUser,
  refusesKey: true,
  confirmed: ({ role }) => role === 'ADMIN',
  resolve: (input, context) => createUser(context, input),
  payload,
})

mutation('updateUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Changes the given fields of a user. CONFLICT for the role or the deactivation of the last active admin.',
  input: z.object({ id: userId, ...userChanges.shape, handOverTo }),
  confirmed: ({ id, ...changes }, { ctx }) => changesAccess(ctx, id, changes),
  resolve: ({ id, handOverTo, ...input }, context) => updateUser(context, id, input, handOverTo),
  payload,
})

mutation('setUserPassword', {
  authScopes: { can: 'team:manage' },
  description: 'Sets a new password for another user. The sessions of the user end.',
  input: z.object({ id: userId, ...userPassword.shape }),
  refusesKey: true,
  confirmed: true,
  resolve: ({ id, newPassword }, context) => setUserPassword(context, id, newPassword),
  payload,
})

mutation('removeSecondFactorOf', {
  authScopes: { can: 'team:manage' },
  description: 'Removes the second factor of another user, who has lost it. Its owner is told by mail.',
  input: z.object({ id: userId }),
  confirmed: true,
  resolve: ({ id }, context) => takeOff(context, id),
  payload,
})

mutation('deactivateUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Deactivates a user. Their sessions end, and their records stay. CONFLICT for the last active admin.',
  input: z.object({ id: userId, handOverTo }),
  resolve: ({ id, handOverTo }, context) => updateUser(context, id, { isActive: false }, handOverTo),
  payload,
})

mutation('eraseUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Erases a deactivated user: their name, username and email address become `Former team member N` wherever Cuecard wrote them. Their records stay. CONFLICT for an active user.',
  input: z.object({ id: userId }),
  refusesKey: true,
  confirmed: true,
  resolve: ({ id }, context) => eraseUser(context, id),
  payload,
})

mutation('reactivateUser', {
  authScopes: { can: 'team:manage' },
  description: 'Reactivates a deactivated user.',
  input: z.object({ id: userId }),
  resolve: (input, context) => updateUser(context, input.id, { isActive: true }),
  payload,
})
