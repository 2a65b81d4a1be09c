import type { ReadTable } from '#api/core/readPlan.ts'
import { userTable } from '#api/modules/team/table.ts'

/** Items of the hot board, as lists read them. */
export const itemTable: ReadTable = {
  model: 'HotBoardItem',
  fields: {
    id: ['id'],
    databaseId: ['id'],
    title: ['title'],
    description: ['description'],
    priority: ['priority'],
    assignedToAll: ['assignedToAll'],
    assignedToName: ['assignedToName'],
    assigneeName: ['assignedToAll', 'assignedToName'],
    createdByName: ['createdByName'],
    createdAt: ['createdAt'],
    version: ['version'],
    resolved: ['resolved'],
    resolvedAt: ['resolvedAt'],
    resolvedByName: ['resolvedByName'],
    resolutionNotes: ['resolutionNotes'],
    canEdit: ['resolved'],
    canResolve: ['resolved'],
    canReopen: ['resolved', 'resolvedById'],
  },
  joins: {
    assignedTo: { table: userTable, by: 'assignedToId' },
    resolvedBy: { table: userTable, by: 'resolvedById' },
  },
}
