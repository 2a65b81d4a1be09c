import { now, type Sample } from '#api/testing/sample.ts'

export const sample: Sample = {
  rows: {
    HotBoardItem: {
      businessId: 7,
      id: 1,
      title: 'Leak',
      description: 'Table 4',
      createdByName: 'Ada Tester',
    },
  },
  broken: {
    HotBoardItem_title_check: [{ title: '' }],
    HotBoardItem_description_check: [{ description: '' }],
    HotBoardItem_createdByName_check: [{ createdByName: '' }],
    HotBoardItem_assignee_check: [{ assignedToAll: true, assignedToId: 1 }],
    HotBoardItem_resolved_check: [{ resolved: true }, { resolvedAt: now }, { resolvedByName: 'Ada' }],
    HotBoardItem_resolution_check: [{ resolvedById: 1 }, { resolutionNotes: 'fixed' }],
    HotBoardItem_version_check: [{ version: 0 }],
  },
  records: {
    HotBoardItem: ({ business, mark }) =>
      business.item({ title: mark, description: mark, createdByName: mark }),
  },
  statements: {
    ActiveItemsPaginationQuery: 3,
    HotBoardScreenQuery: 5,
    ResolvedItemsPaginationQuery: 3,
    '/api/hotboard': 2,
    '/api/hotboard/all': 2,
  },
}
