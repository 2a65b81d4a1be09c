import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import type { Prisma } from '#api/generated/client.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { type Alike, membersOfGroups, pageOfDuplicates, type Reason } from '#api/modules/duplicates/lists.ts'
import { groupId } from '#api/modules/duplicates/service.ts'

type CustomerRow = Prisma.CustomerGetPayload<object>
type Group = Alike & { customers: CustomerRow[] }

const DuplicateReason = builder.enumType('DuplicateReason', {
  description: 'What customers who may be one person have in common.',
  values: {
    PHONE: { description: 'The phone number.' },
    EMAIL: { description: 'The email address.' },
    CITY: { description: 'The name and the city; one of them lacks a phone number or an email address.' },
    STREET: { description: 'The name and the street; one of them lacks a phone number or an email address.' },
  } satisfies Record<Reason, object>,
})

const mostShown = 5

const PossibleDuplicate = builder.objectRef<Group>('PossibleDuplicate').implement({
  description: 'Customers who may be one person.',
  fields: (t) => ({
    id: t.id({ description: 'Of these customers with these phones and addresses.', resolve: groupId }),
    reason: t.field({ type: DuplicateReason, resolve: ({ reason }) => reason }),
    count: t.exposeInt('count', { description: 'How many customers they are.' }),
    customers: t.field({
      type: [Customer],
      // One statement reads those of the whole page.
      extensions: priced({ rows: mostShown, statements: 0 }),
      description: `The newest of them, at most ${mostShown}.`,
      resolve: ({ customers }) => customers as never,
    }),
  }),
})

async function withCustomers(groups: readonly Alike[], context: Context, info: GraphQLResolveInfo) {
  const members = await membersOfGroups(context.ctx, groups, mostShown)
  const query = queryFromInfo({
    context,
    info,
    typeName: 'Customer',
    path: ['edges', 'node', 'customers'],
  }) as Prisma.CustomerFindManyArgs
  const rows = await context.ctx.db.customer.findMany({ ...query, where: { id: { in: members.flat() } } })
  const found = new Map(rows.map((row) => [row.id, row]))
  return groups.map((group, i) => ({
    ...group,
    customers: (members[i] ?? []).flatMap((id) => found.get(id) ?? []),
  }))
}

builder.prismaObjectField(Business, 'possibleDuplicates', (t) =>
  t.connection(
    {
      type: PossibleDuplicate,
      extensions: priced({ statements: 3 }),
      description:
        'Customers who share a phone number, an email address, or a name and a place, in groups, the newest first. A group that somebody dismissed is left out until a phone or an address of one of them changes.',
      resolve: async (_business, args, context, info) => {
        const { edges, pageInfo } = await pageOfDuplicates(context.ctx, args, context.pageLimit)
        const groups = await withCustomers(
          edges.map(({ node }) => node),
          context,
          info,
        )
        return { pageInfo, edges: edges.map(({ cursor }, i) => ({ cursor, node: groups[i] as Group })) }
      },
    },
    ...connectionOf(PossibleDuplicate),
  ),
)
