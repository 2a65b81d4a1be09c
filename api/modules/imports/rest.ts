import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { CustomerStatus, ImportRowState, ImportState } from '#api/generated/enums.ts'
import { targets } from '#api/modules/imports/columns/targets.ts'
import { importMapping, newImport } from '#api/modules/imports/input.ts'
import { matchRules } from '#api/modules/imports/settings.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, row } from '#api/rest/route.ts'
import { databaseId, from, pageSelectionOf, selectionText } from '#api/rest/selection.ts'

const byName = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries<string>(names.map((name) => [name, name])) as Record<Name, string>

const states = enumTexts(ImportState, 'Unknown state')
const rowStates = enumTexts(
  ImportRowState,
  `State must be one of ${Object.keys(ImportRowState).join(', ').toLowerCase()}`,
)
const targetTexts = enumTexts(byName(targets), `Target must be one of ${targets.join(', ').toLowerCase()}`)
const matches = enumTexts(byName(matchRules), 'Matches must be fill, replace, skip or add')
const statuses = enumTexts(CustomerStatus, 'Status must be unsold, sold or not_in_market')

const counted = [
  'new',
  'matched',
  'refused',
  'leftOut',
  'added',
  'filled',
  'skipped',
  'reverted',
  'kept',
  'warnings',
  'lastContacts',
  'nextContacts',
  'pastContacts',
  'followUps',
  'followUpsTomorrow',
] as const

const answer = z
  .object({
    id: databaseId,
    name: z.string(),
    state: states.answer,
    size: z.int(),
    received: z.int(),
    problem: z.string().nullable(),
    rowCount: z.int(),
    doneCount: z.int(),
    columns: z.array(
      z.object({
        index: z.int(),
        header: z.string(),
        target: targetTexts.answer,
        customFieldId: from('customFieldDatabaseId', z.int().nullable()),
        isRecognized: z.boolean(),
      }),
    ),
    settings: z.object({
      matches: matches.answer,
      keepInNotes: z.boolean(),
      enrol: z.boolean(),
      interest: z.string(),
      pastContacts: z.boolean(),
    }),
    counts: z.object(Object.fromEntries(counted.map((name) => [name, z.int()]))),
    createdByName: z.string(),
    createdAt: instantText,
    startedAt: instantText.nullable(),
    finishedAt: instantText.nullable(),
  })
  .meta({ id: 'Import' })

const record = z.object({
  line: z.int(),
  state: rowStates.answer,
  cells: z.array(z.string()),
  problems: z.array(z.string()),
  customerId: from('customerDatabaseId', z.int().nullable()),
})

const imports = recordRows('/api/imports', { record: 'Import', payload: 'import', answer })

const mapping = importMapping.extend({
  columns: z
    .array(
      z.object({
        index: z.int().min(0),
        target: targetTexts.body,
        customFieldId: z
          .int()
          .nullish()
          .transform((id) => id && globalId('CustomField', id)),
      }),
    )
    .optional(),
  matches: matches.body.optional(),
  statuses: z.array(z.object({ word: z.string(), status: statuses.body })).optional(),
})

/** The REST rows of imports; the bytes of a file and its problems have paths of their own (api/http/importFile.ts). */
export const rows = [
  listRow({
    path: '/api/imports',
    summary: 'The imports of the last 30 days, newest first.',
    at: 'viewer.business.imports',
    can: 'import:manage',
    answer,
  }),
  imports.create('createImport', {
    summary:
      'Announces a file of customers: CSV, Excel or vCard, at most 50 MB. Its bytes follow to `PUT /api/imports/{id}/file?offset=`, at most 1 MB at a time.',
    body: newImport,
  }),
  row({
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'One import.',
    can: 'import:manage',
    operation: `query ($id: ID!) { node(id: $id) { ... on Import { ${selectionText(answer)} } } }`,
    at: 'node',
    noun: 'Import',
    answer,
    variables: ({ params }) => ({ id: globalId('Import', params.id) }),
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/imports/:id/mapping',
    mutation: 'mapImport',
    type: 'Import',
    payload: 'import',
    answer,
    body: mapping,
  }),
  row({
    method: 'GET',
    path: '/api/imports/:id/rows',
    summary: 'The records of a file in its order, with what each becomes or became.',
    list: true,
    noun: 'Import',
    can: 'import:manage',
    operation: `query ($id: ID!, $first: Int, $after: String, $state: ImportRowState) {
      node(id: $id) { ... on Import { rows(first: $first, after: $after, state: $state) { ${pageSelectionOf(record)} } } }
    }`,
    at: 'node.rows',
    answer: record,
    query: z.object({ state: rowStates.body.optional() }),
    variables: ({ params, query }) => ({ id: globalId('Import', params.id), state: query.state }),
  }),
  imports.act('start', 'startImport'),
  imports.act('stop', 'stopImport'),
  imports.act('revert', 'revertImport'),
  imports.act('restore', 'restoreImport'),
  imports.remove('deleteImport'),
]
