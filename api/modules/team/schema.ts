import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { Role } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { activeFirst } from '#api/modules/team/service.ts'
import type { Action } from '#api/policy/permissions.ts'

export const RoleEnum = builder.enumType('Role', { values: Object.values(Role) })

function sees(context: Context, userId: number, action: Action): boolean {
  const { viewer } = context
  return may(viewer, action) || (viewer.kind === 'user' && viewer.userId === userId)
}

/** A user: a person with an account in a business. */
export const User = builder.prismaNode('User', {
  ...recordNode(),
  description: 'A person with an account in a business.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.string({
      extensions: reads('firstName', 'lastName'),
      resolve: (user) => `${user.firstName} ${user.lastName}`,
    }),
    role: t.expose('role', { type: RoleEnum }),
    isActive: t.exposeBoolean('isActive'),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the user was added to the team.',
    }),
    email: t.string({
      nullable: true,
      description:
        'The email address, for managers, admins and the user themselves; null for others and for a user who was erased.',
      resolve: (user, _args, context) =>
        sees(context, user.id, 'team:readEmail') && !user.erasedAt ? user.email : null,
    }),
    username: t.string({
      nullable: true,
      description:
        'The username, for admins and the user themselves; null for others and for a user who was erased.',
      resolve: (user, _args, context) =>
        sees(context, user.id, 'team:readAll') && !user.erasedAt ? user.username : null,
    }),
  }),
})

/** The maximum number of users in a list without pages. */
export const mostUsers = 500

/** REST reads complete lists, with larger pages than the graph allows. */
export const sizeFor = ({ pageLimit }: Context) => (pageLimit > mostUsers ? {} : { take: mostUsers })

builder.prismaObjectField(Business, 'team', (t) =>
  t.relation('users', {
    extensions: priced({ rows: mostUsers }),
    description: `The users of the business, active ones first, then by name; at most ${mostUsers}.`,
    query: (_args, context) => ({ orderBy: activeFirst, ...sizeFor(context) }),
  }),
)

builder.prismaObjectField(Business, 'canManageTeam', (t) =>
  t.boolean(allowed('team:manage', 'add, edit and deactivate users')),
)
