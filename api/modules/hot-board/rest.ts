import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { Priority } from '#api/generated/enums.ts'
import { itemChanges, itemVersion, newComment, newItem, resolution } from '#api/modules/hot-board/input.ts'
import { deletionRow, mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, optionalRecordNumber, row, withNames } from '#api/rest/route.ts'
import { databaseId, derived, from, pageSelectionOf } from '#api/rest/selection.ts'

const priorityTexts = enumTexts(Priority, 'Priority must be urgent, high, medium or low')

const item = recordShape({
  id: databaseId,
  title: z.string(),
  description: z.string(),
  priority: priorityTexts.answer,
  assignedTo: derived(
    z.string().meta({ description: 'A full name, `all`, or empty for nobody.' }),
    'assignedToAll: isAssignedToEveryone assignedToName',
  ),
  createdBy: from('createdByName', z.string()),
  createdAt: instantText,
  resolved: from('isResolved', z.boolean()),
  resolvedAt: instantText.nullable(),
  resolvedBy: from('resolvedByName', z.string().nullable()),
  notes: from('resolutionNotes', z.string().nullable()),
  version: z.int(),
}).meta({ id: 'HotBoardItem' })

interface Assigned {
  assignedToAll: boolean
  assignedToName: string | null
}

/** The assignee of an item, by its names in REST. */
function assigneeText({ assignedToAll, assignedToName }: Assigned): string {
  return assignedToAll ? 'all' : (assignedToName ?? '')
}

const asItem = {
  answer: item,
  reshape: (node: Assigned) => withNames(node, { assignedTo: assigneeText(node) }),
} as const

const newer = item.pick({ version: true, title: true, description: true, priority: true, assignedTo: true })

const assignedTo = z
  .string({ error: 'Assigned to must be text' })
  .nullish()
  .transform((text) => {
    if (text === undefined) return undefined
    if (text === null || text.trim() === '' || text === 'not_assigned') return null
    return text === 'all' ? { everyone: true } : { fullName: text }
  })
  .meta({ description: 'A full name, `all`, or empty or `not_assigned` for nobody.' })

function list(path: string, filter: 'ACTIVE' | 'ALL', summary: string) {
  return listRow({
    path,
    summary,
    at: 'viewer.business.hotBoardItems',
    args: { filter: 'HotBoardFilter!' },
    sync: { all: { filter: 'ALL' } },
    ...asItem,
    variables: () => ({ filter }),
  })
}

const comment = z
  .object({
    id: databaseId,
    text: z.string(),
    createdBy: from('createdByName', z.string()),
    createdAt: instantText,
  })
  .meta({ id: 'HotBoardComment' })

const idOf = ({ id }: { id: number }) => globalId('HotBoardItem', id)

const items = recordRows('/api/hotboard', { record: 'HotBoardItem', ...asItem })

/** The REST rows of the hot board. */
export const rows = [
  list('/api/hotboard', 'ACTIVE', 'Active items, most urgent first, then oldest.'),
  list('/api/hotboard/all', 'ALL', 'All items, active ones first, by urgency and age.'),
  items.read('Hot board item'),
  items.create('createHotBoardItem', {
    summary: 'Adds an item to the hot board. Its creator is the user.',
    body: newItem.extend({ priority: priorityTexts.body.default('MEDIUM'), assignedTo }),
  }),
  items.update('updateHotBoardItem', {
    summary: 'Changes the fields that are sent, from the version they were read in.',
    conflict: { current: (item) => newer.parse(asItem.reshape(item)) },
    body: itemChanges.extend({
      priority: priorityTexts.body.optional(),
      assignedTo,
      version: itemVersion,
    }),
  }),
  items.act('resolve', 'resolveHotBoardItem', {
    summary:
      'Resolves an item in the name of the user or of another active user. Idempotent: calling it again returns the first result.',
    body: resolution.extend({
      resolvedBy: optionalRecordNumber('User', 'The resolver must be a member’s number'),
    }),
  }),
  row({
    method: 'GET',
    path: '/api/hotboard/:id/comments',
    summary: 'The comments on an item, oldest first.',
    can: 'business:read',
    operation: `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on HotBoardItem {
      comments(first: $first, after: $after) { ${pageSelectionOf(comment)} } } } }`,
    at: 'node.comments',
    list: true,
    noun: 'Hot board item',
    answer: comment,
    variables: ({ params }) => ({ id: idOf(params) }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/hotboard/:id/comments',
    summary: 'Comments on an active item.',
    mutation: 'createHotBoardComment',
    payload: 'hotBoardComment',
    status: 201,
    answer: comment,
    body: newComment,
    input: ({ params, body }) => ({ ...body, itemId: idOf(params) }),
  }),
  deletionRow({
    path: '/api/hotboard-comments/:id',
    summary: 'Deletes a comment of the user; managers and admins delete all.',
    mutation: 'deleteHotBoardComment',
    type: 'HotBoardComment',
  }),
]
