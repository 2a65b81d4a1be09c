import { z } from 'zod'
import type { User as UserRow } from '#api/core/database/generated/client.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { memberId } from '#api/modules/team/input.ts'
import { deactivateMember, updateMember } from '#api/modules/team/members/changes.ts'
import { memberChanges, memberPassword, newMember } from '#api/modules/team/members/input.ts'
import { addMember, setMemberPassword } from '#api/modules/team/members/service.ts'
import { User } from '#api/modules/team/schema.ts'

const payload = (t: FieldsOf<UserRow>) => ({
  user: t.field({ type: User, resolve: (user) => user }),
  business: businessField(t),
})

mutation('createUser', {
  authScopes: { can: 'team:manage' },
  description: 'Adds a user to the team. CONFLICT when the username or the e-mail address is taken.',
  input: newMember,
  resolve: (input, context) => addMember(context, input),
  payload,
})

mutation('updateUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Changes the given fields of a user. CONFLICT for the role or the deactivation of the last active admin.',
  input: z.object({ id: memberId, ...memberChanges.shape }),
  resolve: ({ id, ...input }, context) => updateMember(context, id, input),
  payload,
})

mutation('setUserPassword', {
  authScopes: { can: 'team:manage' },
  description: 'Sets a new password for another user. The sessions of the user end.',
  input: z.object({ id: memberId, ...memberPassword.shape }),
  resolve: ({ id, newPassword }, context) => setMemberPassword(context, id, newPassword),
  payload,
})

mutation('deactivateUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Deactivates a user. Their sessions end, and their records stay. CONFLICT for the last active admin.',
  input: z.object({
    id: memberId,
    handOverTo: memberId
      .nullish()
      .meta({ description: 'The active user who takes over the open work; nobody when it is omitted.' }),
  }),
  resolve: ({ id, handOverTo = null }, { ctx }) => deactivateMember(ctx, id, handOverTo),
  payload,
})

mutation('reactivateUser', {
  authScopes: { can: 'team:manage' },
  description: 'Reactivates a deactivated user.',
  input: z.object({ id: memberId }),
  resolve: (input, context) => updateMember(context, input.id, { isActive: true }),
  payload,
})
