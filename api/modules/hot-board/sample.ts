import { commentOf } from '#api/testing/harness/records/hotBoardComments.ts'
import { minute, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    HotBoardItem: {
      businessId: 7,
      id: 1,
      title: 'Leak',
      description: 'Table 4',
      createdByName: 'Ada Tester',
    },
    HotBoardComment: { businessId: 7, id: 1, itemId: 1, text: 'Water is off', createdByName: 'Ada Tester' },
  },
  broken: {
    HotBoardItem_title_check: [{ title: '' }],
    HotBoardItem_description_check: [{ description: '' }],
    HotBoardItem_createdByName_check: [{ createdByName: '' }],
    HotBoardItem_assignee_check: [{ assignedToAll: true, assignedToId: 1 }],
    HotBoardItem_resolved_check: [{ resolved: true }, { resolvedAt: now }, { resolvedByName: 'Ada' }],
    HotBoardItem_resolution_check: [{ resolvedById: 1 }, { resolutionNotes: 'fixed' }],
    HotBoardItem_version_check: [{ version: 0 }],
    HotBoardItem_commentCount_check: [{ commentCount: -1 }],
    HotBoardComment_text_check: [{ text: ' ' }],
    HotBoardComment_createdByName_check: [{ createdByName: '' }],
  },
  records: {
    HotBoardItem: ({ business, mark }) =>
      business.item({ title: mark, description: mark, createdByName: mark }),
    HotBoardComment: ({ world, business, mark }) => commentOf(world, business, { text: mark }),
  },
  insertMany: async ({ prisma, businessId, business, each, at, person }) => {
    const item = { businessId, description: 'Table 3' }
    const items = await prisma.hotBoardItem.createManyAndReturn({
      data: each((i) => i).flatMap((i) => {
        const made = {
          ...item,
          createdAt: at(-i * minute),
          createdById: person(i),
          createdByName: `Sam${i} Tester`,
        }
        const resolved = { resolved: true, resolvedAt: at(i), resolvedById: person(i), resolvedByName: 'Sam' }
        return [
          { ...made, title: `Of a colleague ${i}`, assignedToId: person(i) },
          // One item is urgent, so that My Day begins with a hot board item, as it has one of every kind among its
          // first entries.
          {
            ...made,
            title: `Of Emma ${i}`,
            assignedToId: business.employee.id,
            ...(i === 0 && { priority: 'URGENT' as const }),
          },
          { ...made, title: `Of yesterday ${i}`, ...resolved },
        ]
      }),
    })
    const itemId = items[0]?.id ?? 0
    const comments = await prisma.hotBoardComment.createManyAndReturn({
      data: each((i) => ({
        businessId,
        itemId,
        text: `Comment ${i}`,
        createdById: person(i),
        createdByName: 'Sam',
      })),
    })
    return { HotBoardItem: items, HotBoardComment: comments }
  },
  grow: {
    HotBoardItem: ({
      business,
      now,
      emma,
      many,
    }) => `INSERT INTO "HotBoardItem" ("businessId", title, description, "createdByName", "createdAt", "assignedToId", resolved,
        "resolvedAt", "resolvedByName", priority)
      SELECT ${business}, 'Item', 'x', 'Ada', made, ${emma}, done, CASE WHEN done THEN made END, CASE WHEN done THEN 'Ada' END,
        (enum_range(NULL::"Priority"))[1 + i % 4]
        FROM generate_series(1, ${many}) AS i,
          LATERAL (SELECT ${now} - i * interval '1 hour' AS made, i / 4 % 2 = 0 AS done) AS item`,
  },
  fastLists: {
    HotBoardItem: {
      field: 'hotBoardItems(filter: ALL)',
      insertTwo: async ({ business: { item, manager, employee } }) => [
        await item({
          assignedToId: manager.id,
          assignedToName: manager.fullName,
          priority: 'URGENT',
        }),
        await item({
          assignedToAll: true,
          resolved: true,
          resolvedAt: new Date('2026-06-03T08:00:00Z'),
          resolvedById: employee.id,
          resolvedByName: employee.fullName,
        }),
      ],
    },
  },
  rules: {
    createHotBoardItem: 'hotBoard:write',
    updateHotBoardItem: 'hotBoard:write',
    resolveHotBoardItem: 'hotBoard:resolve',
    reopenHotBoardItem: 'hotBoard:reopen',
    createHotBoardComment: 'hotBoard:comment',
    deleteHotBoardComment: 'hotBoard:deleteComment',
  },
  statements: {
    ActiveItemsPaginationQuery: 3,
    CommentThreadQuery: 2,
    HotBoardScreenQuery: 6,
    ResolvedItemsPaginationQuery: 3,
    '/api/hotboard': 2,
    '/api/hotboard/all': 2,
    '/api/hotboard/:id/comments': 2,
  },
}
