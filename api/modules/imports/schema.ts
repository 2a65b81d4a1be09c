import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { priced } from '#api/core/limits/prices.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { ImportRowState, ImportState } from '#api/generated/enums.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'
import { targets } from '#api/modules/imports/columns/targets.ts'
import { ImportCountsType } from '#api/modules/imports/counts/schema.ts'
import { demoFileName, demoFileOf } from '#api/modules/imports/demoFile.ts'
import { columnInput, interestWordInput, readingInput, statusWordInput } from '#api/modules/imports/input.ts'
import {
  importList,
  type RecordRow,
  recordOrder,
  recordsIn,
  visibleImports,
} from '#api/modules/imports/lists.ts'
import type { FileShape, ReadingChoices } from '#api/modules/imports/reading/shape.ts'
import { ImportRow, ImportRowStateEnum } from '#api/modules/imports/records/schema.ts'
import {
  countsShape,
  type ImportCounts,
  type ImportSettings,
  matchRules,
  settingsShape,
} from '#api/modules/imports/settings.ts'

const ImportStateEnum = builder.enumType('ImportState', {
  description: 'How far an import is.',
  values: {
    UPLOADING: { description: 'Pieces of the file are awaited.' },
    READING: { description: 'The file is read, and what its records become is planned.' },
    READY: { description: 'It can be looked at, changed and started.' },
    RUNNING: { description: 'Customers are written.' },
    DONE: { description: 'All records were dealt with.' },
    STOPPED: { description: 'Somebody stopped it; what was written stays.' },
    FAILED: { description: 'The file cannot be read; `problem` says why.' },
    REVERTING: { description: 'It is taken back.' },
    REVERTED: { description: 'It was taken back.' },
    RESTORING: { description: 'What was taken back comes back.' },
  } satisfies Record<ImportState, object>,
})

const ImportTargetEnum = builder.enumType('ImportTarget', {
  description: 'What a column of the file becomes.',
  values: targets,
})

builder.enumType('ImportMatches', {
  description:
    'What becomes of a customer who is known: empty fields are filled, fields are replaced by the file, nothing, or another customer.',
  values: matchRules,
})

inputType(columnInput)
inputType(statusWordInput)
inputType(interestWordInput)
inputType(readingInput)

const ImportColumn = builder.objectRef<MatchedColumn & { index: number }>('ImportColumn').implement({
  description: 'A column of an imported file.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Its position in the file, from 0.' }),
    header: t.exposeString('header'),
    target: t.field({ type: ImportTargetEnum, resolve: ({ target }) => target }),
    customFieldDatabaseId: t.int({
      nullable: true,
      description: 'The number of the custom field that it fills.',
      resolve: ({ customFieldId }) => customFieldId ?? null,
    }),
    isRecognized: t.boolean({
      description: 'Whether Cuecard told by itself what the column is.',
      resolve: ({ by }) => by !== 'NOTHING',
    }),
  }),
})

const ImportInterest = builder.objectRef<ImportCounts['interestWords'][number]>('ImportInterest').implement({
  description: 'An interest that a file names.',
  fields: (t) => ({
    word: t.exposeString('word'),
    count: t.exposeInt('count', { description: 'How many records name it.' }),
    label: t.exposeString('label', { description: 'The interest option that it becomes.' }),
    isNew: t.exposeBoolean('isNew', { description: 'Whether the import adds the option.' }),
  }),
})

const ImportStatusWord = builder
  .objectRef<ImportCounts['statusWords'][number]>('ImportStatusWord')
  .implement({
    description: 'A word of the column with the status that Cuecard does not know; its customers are unsold.',
    fields: (t) => ({
      word: t.exposeString('word'),
      count: t.exposeInt('count', { description: 'How many records have it.' }),
      status: t.field({
        type: CustomerStatusEnum,
        nullable: true,
        description: 'What a user chose; null while nobody has.',
        resolve: ({ status }) => status,
      }),
    }),
  })

const ImportSettingsType = builder.objectRef<ImportSettings>('ImportSettings').implement({
  description: 'What the values of a file become.',
  fields: (t) => ({
    matches: t.field({ type: 'ImportMatches' as never, resolve: ({ matches }) => matches as never }),
    keepInNotes: t.exposeBoolean('keepInNotes', {
      description: 'Whether notes keep what fits nowhere else.',
    }),
    enrol: t.exposeBoolean('enrol', { description: 'Whether new customers start the plan of their status.' }),
    interest: t.exposeString('interest', { description: 'The interest of records that name none.' }),
    pastContacts: t.exposeBoolean('pastContacts', {
      description: 'Whether next contacts of the past are made.',
    }),
  }),
})

/** A file of customers that an admin brings. */
export const Import = builder.prismaNode('Import', {
  ...recordNode(visibleImports),
  description: 'A file of customers that an admin brings. Only those who import see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    name: t.exposeString('name', { description: 'The name of the file.' }),
    state: t.expose('state', { type: ImportStateEnum }),
    size: t.exposeInt('size', { description: 'The size of the file in bytes.' }),
    received: t.exposeInt('received', { description: 'How many of its bytes have come.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the file cannot be read.' }),
    rowCount: t.exposeInt('rowCount', { description: 'How many records the file has.' }),
    doneCount: t.exposeInt('doneCount', { description: 'How many of them the current work has dealt with.' }),
    createdByName: t.exposeString('createdByName', { description: 'Full name of the actor at that time.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    sheets: t.stringList({
      description: 'The sheets of a workbook that have rows.',
      extensions: { ...reads('shape'), ...priced({ rows: 50, statements: 0 }) },
      resolve: ({ shape }) => (shape as unknown as FileShape | null)?.sheets.map(({ name }) => name) ?? [],
    }),
    sheet: t.string({
      nullable: true,
      description: 'The sheet that was read.',
      extensions: reads('shape'),
      resolve: ({ shape }) => (shape as unknown as FileShape | null)?.sheet ?? null,
    }),
    encoding: t.string({
      nullable: true,
      description: 'The encoding by which the text was read.',
      extensions: reads('shape'),
      resolve: ({ shape }) => (shape as unknown as FileShape | null)?.encoding ?? null,
    }),
    separator: t.string({
      nullable: true,
      description: 'What stands between the cells of a line.',
      extensions: reads('shape'),
      resolve: ({ shape }) => (shape as unknown as FileShape | null)?.separator ?? null,
    }),
    quotesAsText: t.boolean({
      description: 'Whether quotation marks are read as text.',
      extensions: reads('choices'),
      resolve: ({ choices }) => (choices as ReadingChoices).quotesAsText === true,
    }),
    columns: t.field({
      type: [ImportColumn],
      extensions: { ...reads('columns'), ...priced({ rows: 200, statements: 0 }) },
      resolve: ({ columns }) =>
        (columns as unknown as MatchedColumn[]).map((column, index) => ({ ...column, index })),
    }),
    settings: t.field({
      type: ImportSettingsType,
      extensions: reads('settings'),
      resolve: ({ settings }) => settingsShape.parse(settings),
    }),
    counts: t.field({
      type: ImportCountsType,
      extensions: reads('counts'),
      resolve: ({ counts }) => countsShape.parse(counts),
    }),
    interests: t.field({
      type: [ImportInterest],
      description: 'The interests that the file names, most frequent first.',
      extensions: { ...reads('counts'), ...priced({ rows: 100, statements: 0 }) },
      resolve: ({ counts }) => countsShape.parse(counts).interestWords,
    }),
    unknownStatuses: t.field({
      type: [ImportStatusWord],
      extensions: { ...reads('counts'), ...priced({ rows: 100, statements: 0 }) },
      resolve: ({ counts }) => countsShape.parse(counts).statusWords,
    }),
  }),
})

builder.prismaObjectField(Import, 'rows', (t) =>
  t.connection(
    {
      type: ImportRow,
      description: 'The records of the file, in its order.',
      args: {
        state: t.arg({ type: ImportRowStateEnum }),
        warned: t.arg.boolean({ description: 'Whether only records with a warning.' }),
      },
      ...childConnection<RecordRow, { state?: ImportRowState | null; warned?: boolean | null }>({
        by: 'importId',
        order: recordOrder,
        where: recordsIn,
      }),
    },
    ...connectionOf(ImportRow),
  ),
)

builder.prismaObjectField(Business, 'imports', (t) =>
  t.connection(
    {
      type: Import,
      description: 'The imports of the last 30 days, newest first; none for those who may not import.',
      args: {
        inTrash: t.arg.boolean({
          description: 'Whether only those whose customers were moved to the trash.',
        }),
      },
      ...listConnection(importList),
    },
    ...connectionOf(Import),
  ),
)

builder.prismaObjectField(Business, 'canImport', (t) =>
  t.boolean({
    description: 'Whether the viewer may import customers.',
    extensions: reads(),
    resolve: (_business, _args, { viewer }) => may(viewer, 'import:manage'),
  }),
)

builder.prismaObjectField(Business, 'demoImportFile', (t) =>
  t.string({
    nullable: true,
    description: `The only file that the demo imports, as text; its name is \`${demoFileName}\`. Null elsewhere, where every file can come.`,
    extensions: reads(),
    resolve: (_business, _args, { ctx }) => demoFileOf(ctx),
  }),
)
