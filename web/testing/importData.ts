import { vi } from 'vitest'

const nothing = {
  new: 0,
  matched: 0,
  refused: 0,
  leftOut: 0,
  added: 0,
  filled: 0,
  skipped: 0,
  reverted: 0,
  kept: 0,
  warnings: 0,
  lastContacts: 0,
  nextContacts: 0,
  pastContacts: 0,
  followUps: 0,
  followUpsTomorrow: 0,
}

/** A row of the file as the API returns it. */
export function importRow(line: number, name: string, more: object = {}) {
  const [firstName = '', ...rest] = name.split(' ')
  return {
    __typename: 'ImportRow',
    id: `r${line}`,
    line,
    cells: [firstName, rest.join(' '), `518555${1000 + line}`, 'Pool', '42'],
    state: 'NEW',
    problems: [],
    customerId: null,
    customer: {
      firstName,
      lastName: rest.join(' '),
      phoneNumber: `518555${1000 + line}`,
      email: null,
      address: null,
      city: 'Albany',
      interest: 'Darts',
      status: 'UNSOLD',
      tags: [],
    },
    ...more,
  }
}

const column = (index: number, header: string, target: string, isRecognized = true) => ({
  __typename: 'ImportColumn',
  index,
  header,
  target,
  customFieldDatabaseId: null,
  isRecognized,
})

export const importColumns = [
  column(0, 'First Name', 'FIRST_NAME'),
  column(1, 'Last Name', 'LAST_NAME'),
  column(2, 'Mobile', 'PHONE'),
  column(3, 'Likes', 'INTEREST'),
  column(4, 'Shoe size', 'NOTES', false),
]

function page(rows: readonly { id: string }[]) {
  const edges = rows.map((node) => ({ __typename: 'ImportRowEdge', node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: false } }
}

/** An import as its page selects it. */
export function importOf({ counts = {}, rows = [], ...more }: Record<string, unknown> = {}) {
  const shown = page(rows as { id: string }[])
  return {
    __typename: 'Import',
    id: 'im7',
    databaseId: 7,
    name: 'shop.csv',
    state: 'READY',
    size: 3_000_000,
    received: 3_000_000,
    problem: null,
    rowCount: (rows as unknown[]).length,
    doneCount: 0,
    createdByName: 'Dana Whitfield',
    createdAt: new Date().toISOString(),
    sheets: [],
    sheet: null,
    encoding: 'utf-8',
    separator: ',',
    columns: importColumns,
    settings: {
      matches: 'FILL',
      keepInNotes: true,
      enrol: false,
      interest: 'Not known',
      pastContacts: false,
    },
    counts: { ...nothing, ...(counts as object) },
    interests: [],
    unknownStatuses: [],
    samples: { edges: shown.edges },
    rows: shown,
    ...more,
  }
}

const customFields = [{ __typename: 'CustomField', id: 'cf3', databaseId: 3, label: 'Handicap' }]
const interestOptions = ['Darts', 'Pool tables'].map((label) => ({ id: `i-${label}`, label }))

/** What the page of an import asks for. */
export const importData = (file: object | null, canImport = true) => ({
  data: {
    viewer: { business: { id: 'b1', canImport, interestOptions, customFields, canEditCustomFields: true } },
    node: file,
  },
})

/** What the list of imports asks for. */
export function importsData(
  files: readonly { id: string }[],
  { canImport = true, demoImportFile = null as string | null } = {},
) {
  const edges = files.map((node) => ({ __typename: 'ImportEdge', node, cursor: `after ${node.id}` }))
  const imports = { edges, pageInfo: { endCursor: null, hasNextPage: false } }
  const business = { __typename: 'Business', id: 'b1', canImport, demoImportFile, imports }
  return { data: { viewer: { business } } }
}

interface Piece {
  readonly url: string
  readonly method: string | undefined
  readonly size: number
}

/** Answers the requests of an import that are not of the graph; all others go to the fake API. */
export function fakeFiles(answer: (piece: Piece, count: number) => Response | Promise<Response>) {
  const graph = globalThis.fetch
  const pieces: Piece[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/imports/')) return graph(url, init)
    const piece = { url, method: init.method, size: init.body instanceof Blob ? init.body.size : 0 }
    pieces.push(piece)
    return answer(piece, pieces.length)
  })
  return pieces
}

/** A file with as many bytes. */
export const fileOf = (size: number, name = 'shop.csv') => new File([new Uint8Array(size)], name)

/** As when files were changed or moved after they had been chosen: the browser no longer reads them. */
export const loseFiles = () =>
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
