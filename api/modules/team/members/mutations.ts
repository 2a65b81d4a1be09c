import { builder } from '#api/core/builder.ts'
import type { User as UserRow } from '#api/core/database/generated/client.ts'
import { idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { deactivateMember, updateMember } from '#api/modules/team/members/changes.ts'
import { addMember, setMemberPassword } from '#api/modules/team/members/service.ts'
import { RoleEnum, User } from '#api/modules/team/schema.ts'

const memberId = (id: string) => idOf('User', id, 'Team member')

function outputFields(t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, UserRow>) {
  return {
    user: t.field({ type: User, resolve: (user) => user }),
    business: businessField(t),
  }
}

builder.relayMutationField(
  'addTeamMember',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true, description: 'At most 80 characters.' }),
      lastName: t.string({ required: true, description: 'At most 80 characters.' }),
      email: t.string({ required: true, description: 'Unique in the business, in any case.' }),
      username: t.string({
        required: true,
        description: 'Unique in the business, in any case; at most 80 characters.',
      }),
      password: t.string({ required: true, description: '6 to 200 characters.' }),
      role: t.field({ type: RoleEnum, required: true, defaultValue: 'EMPLOYEE' }),
    }),
  },
  {
    authScopes: { can: 'team:manage' },
    description: 'Adds a member. CONFLICT when the username or the e-mail is taken.',
    resolve: (_root, { input }, context) => addMember(context, input),
  },
  { outputFields },
)

builder.relayMutationField(
  'updateUser',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      firstName: t.string({ description: 'At most 80 characters.' }),
      lastName: t.string({ description: 'At most 80 characters.' }),
      email: t.string({ description: 'Unique in the business, in any case.' }),
      role: t.field({ type: RoleEnum, description: 'Another one ends their sessions.' }),
      isActive: t.boolean({ description: 'False ends their sessions; their open work stays with them.' }),
    }),
  },
  {
    authScopes: { can: 'team:manage' },
    description: 'Changes the fields of a member that are given. CONFLICT for the last active admin.',
    resolve: (_root, { input: { id, ...input } }, context) => updateMember(context, memberId(id), input),
  },
  { outputFields },
)

builder.relayMutationField(
  'changeUserPassword',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      newPassword: t.string({ required: true, description: '6 to 200 characters.' }),
    }),
  },
  {
    authScopes: { can: 'team:manage' },
    description: 'Gives a colleague a new password; all their sessions end.',
    resolve: (_root, { input: { id, ...input } }, context) => setMemberPassword(context, memberId(id), input),
  },
  { outputFields },
)

builder.relayMutationField(
  'deactivateUser',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      handOverTo: t.id({ description: 'The active colleague who takes over their open work, if anybody.' }),
    }),
  },
  {
    authScopes: { can: 'team:manage' },
    description:
      'Takes a member off the team: their sessions end, what they did stays. CONFLICT for the last active admin.',
    resolve: (_root, { input: { id, handOverTo } }, { shop }) =>
      deactivateMember(shop, memberId(id), handOverTo == null ? null : memberId(handOverTo)),
  },
  { outputFields },
)

builder.relayMutationField(
  'reactivateUser',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'team:manage' },
    description: 'Brings a member back who was taken off the team.',
    resolve: (_root, { input }, context) => updateMember(context, memberId(input.id), { isActive: true }),
  },
  { outputFields },
)
