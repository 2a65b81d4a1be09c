import type { TrashType } from '#web/features/trash/trashKinds.ts'
import { answerOf } from './settingsScreen.ts'

/** What a deletion answers: the entry in the trash. */
export const deletedRecord = { __typename: 'TrashEntry', id: 'e1' }

/** The answer to a restoration. */
export const restored = (type: TrashType, title: string, remarks: readonly string[] = []) => ({
  restoreTrash: { type, databaseId: 12, title, remarks },
})

const hour = 60 * 60_000

/** A deleted record as the trash selects it, deleted two and a half hours ago. */
export const trashEntry = (id: number, title: string, more: object = {}) => ({
  ...deletedRecord,
  id: `e${id}`,
  type: 'Customer' satisfies TrashType,
  title,
  deletedByName: 'Ana Lake',
  deletedAt: new Date(Date.now() - 2.5 * hour).toISOString(),
  canRestore: true,
  canDelete: false,
  canErase: false,
  recordId: `c${id}`,
  ...more,
})

/** An import that was reverted, as the trash selects it. */
export const revertedImport = (name: string, more: object = {}) => ({
  node: {
    __typename: 'Import',
    id: 'im7',
    databaseId: 7,
    name,
    state: 'REVERTED',
    rowCount: 2000,
    doneCount: 2000,
    finishedAt: new Date(Date.now() - 2.5 * hour).toISOString(),
    counts: { __typename: 'ImportCounts', reverted: 1912 },
    ...more,
  },
})

/** The answer to the query of the settings on the tab of the trash. */
export function trashData(entries: readonly object[], more: object = {}) {
  const edges = entries.map((node, index) => ({ __typename: 'TrashEntryEdge', node, cursor: `${index}` }))
  return answerOf({
    canEmptyTrash: false,
    trashCount: entries.length,
    latest: { edges: edges.slice(0, 1) },
    imports: { edges: [] },
    trash: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
    ...more,
  })
}
