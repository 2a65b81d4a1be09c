import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { itemChanges, itemVersion, newItem, resolution } from '#api/modules/hot-board/input.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, recordNumber, row, withNames } from '#api/rest/route.ts'

const priorityTexts = enumTexts(
  { URGENT: 'urgent', HIGH: 'high', MEDIUM: 'medium', LOW: 'low' },
  'Priority must be urgent, high, medium or low',
)

const item = recordShape({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  priority: priorityTexts.answer,
  assignedTo: z.string().meta({ description: 'A full name, `all`, or empty for nobody.' }),
  createdBy: z.string(),
  createdAt: instant,
  resolved: z.boolean(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
  notes: z.string().nullable(),
  version: z.int(),
}).meta({ id: 'HotBoardItem' })

const fields = `
  id: databaseId title description priority assignedToAll: isAssignedToEveryone assignedToName createdBy: createdByName createdAt updatedAt
  resolved: isResolved resolvedAt resolvedBy: resolvedByName notes: resolutionNotes version`

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
  return row({
    method: 'GET',
    path,
    summary,
    operation: `query ($first: Int, $after: String, $filter: HotBoardFilter!, $order: RecordOrder,
        $updatedSince: DateTime) { viewer { business {
      hotBoardItems(first: $first, after: $after, filter: $filter, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.hotBoardItems',
    list: true,
    sync: { all: { filter: 'ALL' } },
    ...asItem,
    variables: () => ({ filter }),
  })
}

const idOf = ({ id }: { id: number }) => globalId('HotBoardItem', id)

/** The REST rows of the hot board. */
export const rows = [
  list('/api/hotboard', 'ACTIVE', 'Active items, most urgent first, then oldest.'),
  list('/api/hotboard/all', 'ALL', 'All items, active ones first, by urgency and age.'),
  recordRow({
    path: '/api/hotboard/:id',
    record: 'HotBoardItem',
    noun: 'Hot board item',
    fields,
    ...asItem,
  }),
  row({
    method: 'POST',
    path: '/api/hotboard',
    summary: 'Adds an item to the hot board. Its creator is the user.',
    operation: `mutation ($input: CreateHotBoardItemInput!) {
      createHotBoardItem(input: $input) { hotBoardItem { ${fields} } } }`,
    at: 'createHotBoardItem.hotBoardItem',
    status: 201,
    ...asItem,
    body: newItem.extend({ priority: priorityTexts.body.default('MEDIUM'), assignedTo }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/hotboard/:id',
    summary: 'Changes the fields that are sent, from the version they were read in.',
    operation: `mutation ($input: UpdateHotBoardItemInput!) {
      updateHotBoardItem(input: $input) { hotBoardItem { ${fields} } } }`,
    at: 'updateHotBoardItem.hotBoardItem',
    ...asItem,
    conflict: { current: (item) => newer.parse(asItem.reshape(item)) },
    body: itemChanges.extend({
      priority: priorityTexts.body.optional(),
      assignedTo,
      version: itemVersion,
    }),
    variables: ({ params, body }) => ({ input: { ...body, id: idOf(params) } }),
  }),
  row({
    method: 'POST',
    path: '/api/hotboard/:id/resolve',
    summary:
      'Resolves an item in the name of the user or of another active user. Idempotent: calling it again returns the first result.',
    operation: `mutation ($input: ResolveHotBoardItemInput!) {
      resolveHotBoardItem(input: $input) { hotBoardItem { ${fields} } } }`,
    at: 'resolveHotBoardItem.hotBoardItem',
    ...asItem,
    body: resolution.extend({ resolvedBy: recordNumber('The resolver must be a member’s number').nullish() }),
    variables: ({ params, body: { resolvedBy, ...body } }) => ({
      input: { ...body, id: idOf(params), ...(resolvedBy && { resolvedBy: globalId('User', resolvedBy) }) },
    }),
  }),
]
