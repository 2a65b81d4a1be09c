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
  description: 'Adds a member. CONFLICT when the username or the e-mail is taken.',
  input: newMember,
  resolve: (input, context) => addMember(context, input),
  payload,
})

mutation('updateUser', {
  authScopes: { can: 'team:manage' },
  description: 'Changes the fields of a member that are given. CONFLICT for the last active admin.',
  input: z.object({ id: memberId, ...memberChanges.shape }),
  resolve: ({ id, ...input }, context) => updateMember(context, id, input),
  payload,
})

mutation('setUserPassword', {
  authScopes: { can: 'team:manage' },
  description: 'Gives a colleague a new password; all their sessions end.',
  input: z.object({ id: memberId, ...memberPassword.shape }),
  resolve: ({ id, newPassword }, context) => setMemberPassword(context, id, newPassword),
  payload,
})

mutation('deactivateUser', {
  authScopes: { can: 'team:manage' },
  description:
    'Takes a member off the team: their sessions end, what they did stays. CONFLICT for the last active admin.',
  input: z.object({
    id: memberId,
    handOverTo: memberId
      .nullish()
      .meta({ description: 'The active colleague who takes over their open work, if anybody.' }),
  }),
  resolve: ({ id, handOverTo = null }, { ctx }) => deactivateMember(ctx, id, handOverTo),
  payload,
})

mutation('reactivateUser', {
  authScopes: { can: 'team:manage' },
  description: 'Brings a member back who was taken off the team.',
  input: z.object({ id: memberId }),
  resolve: (input, context) => updateMember(context, input.id, { isActive: true }),
  payload,
})
