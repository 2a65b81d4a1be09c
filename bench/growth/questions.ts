import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workloads } from '../workloads/all.ts'
import { graph, type Step } from '../workloads/workload.ts'
import { known } from './data.ts'

/** A page, search or figure whose time is compared between businesses. */
export interface Question {
  name: string
  step: Step
}

/** The reading workloads of the comparison, except searches, whose terms exist only in the comparison's data. */
const compared = ['contactsPage', 'customersPage', 'dashboard', 'stats', 'bell', 'restContacts']

const contacts = (args: string) => `query { viewer { business { contacts(${args}) {
  edges { node { id scheduledDate completedAt notes customer { id name phoneNumber } } }
  pageInfo { hasNextPage endCursor } } } } }`

const customers = `query ($search: String) { viewer { business { customers(first: 25, search: $search) {
  edges { node { id name phoneNumber } } pageInfo { hasNextPage endCursor } } } } }`

/** GraphQL operations that only the growth measurement uses. */
export const own: Question[] = [
  { name: 'contactsLastPage', step: graph(contacts('last: 25')) },
  { name: 'contactsUpcoming', step: graph(contacts('first: 25, filter: UPCOMING')) },
  { name: 'contactsOverdue', step: graph(contacts('first: 25, filter: OVERDUE')) },
  { name: 'contactsCompleted', step: graph(contacts('first: 25, filter: COMPLETED')) },
  { name: 'searchNames', step: graph(customers, { search: `${known.first} ${known.last}`.toLowerCase() }) },
  { name: 'searchPart', step: graph(customers, { search: known.last.slice(1) }) },
  { name: 'searchDigits', step: graph(customers, { search: known.digits }) },
  // Every fortieth customer has this name.
  { name: 'searchCommon', step: graph(customers, { search: 'nora' }) },
  { name: 'searchNobody', step: graph(customers, { search: 'xylophone' }) },
]

/** Queries of the screens, with their variables, initially unless a name says otherwise. */
export const screens: [query: string, variables: Record<string, unknown>, name?: string][] = [
  ['DashboardScreenQuery', {}],
  ['ContactsScreenQuery', { filter: 'UPCOMING', mine: null }],
  ['CustomersScreenQuery', { filter: null, search: '', sort: 'NEWEST' }],
  [
    'CustomersScreenQuery',
    { filter: { nextStep: 'NONE' }, search: '', sort: 'NAME' },
    'CustomersWithoutNextStep',
  ],
  ['ReportsScreenQuery', { weeks: 52 }],
  ['usePlanChangesQuery', { status: 'UNSOLD' }],
  ['CustomerScreenQuery', { customer: 2, topic: null, words: null }],
  ['FollowUpsScreenQuery', { filter: 'OPEN', mine: null }],
  ['HotBoardScreenQuery', { mine: null }],
  ['ActivitiesScreenQuery', { completed: false, log: true, performedBy: null, replies: false, type: null }],
  ['BellPanelQuery', {}],
  ['MyDayQuery', { putOff: [] }],
]

/** A query of a screen, sent by the id of its stored operation as the web application does. */
function screen(
  [query, variables, name = query]: (typeof screens)[number],
  documents: Record<string, string>,
): Question {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${query}\\b`).test(text))
  if (!found) throw new Error(`the web application has no ${query}`)
  const body = JSON.stringify({ documentId: found[0], variables })
  return { name, step: { method: 'POST', path: '/graphql', bodies: [body] } }
}

/** All pages, searches and figures, of GraphQL, REST and the screens. Needs the built web application. */
export function questions(): Question[] {
  const documents = JSON.parse(readFileSync(resolve('dist/documents.json'), 'utf8'))
  const shared = compared.map((name) => {
    const [step] = workloads.find((workload) => workload.name === name)?.ours ?? []
    if (!step) throw new Error(`there is no workload ${name}`)
    return { name, step }
  })
  return [...shared, ...own, ...screens.map((each) => screen(each, documents))]
}
