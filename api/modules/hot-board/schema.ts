import { builder } from '#api/core/builder.ts'
import { loadNodes } from '#api/core/connection.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { rowId } from '#api/core/ids.ts'
import { Business } from '#api/modules/business/schema.ts'
import { pageOfActiveItems } from '#api/modules/hot-board/service.ts'

export const PriorityEnum = builder.enumType('Priority', { values: Object.values(Priority) })

/** An urgent thing on the team's board (part 1 section 3, decisions section 8). */
export const HotBoardItem = builder.prismaNode('HotBoardItem', {
  nullable: true,
  description: "An urgent thing on the team's board.",
  id: { resolve: (item) => String(item.id) },
  findUnique: (id, { shop }) => shop.key(rowId(id)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    priority: t.expose('priority', { type: PriorityEnum }),
    assigneeName: t.string({
      description: '`All Team Members`, a full name, or `Unassigned`.',
      resolve: ({ assignedToAll, assignedToName }) =>
        assignedToAll ? 'All Team Members' : (assignedToName ?? 'Unassigned'),
    }),
    createdByName: t.exposeString('createdByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(Business, 'hotBoardItems', (t) =>
  t.connection({
    type: HotBoardItem,
    description: 'Active items, most urgent first, then oldest.',
    resolve: (_business, args, context, info) =>
      pageOfActiveItems(context.shop, args, context.pageLimit, loadNodes(context, info)),
  }),
)
