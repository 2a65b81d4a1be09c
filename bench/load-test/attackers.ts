import { graph, type Step } from '../workloads/workload.ts'
import { Client } from './client.ts'
import { demoPerson, greedyPerson, type Person } from './people.ts'

/** Who presses on the server while a neighbour works, and with what. */
export interface Attackers {
  name: string
  headers: Record<string, string>
  steps: Step[]
}

/** Pages within pages; how deep they may be is for the limits to say. */
const nested = (pageSize: number) => `{ viewer { business { customers(first: ${pageSize}) { edges { node {
  id name phoneNumber contacts(first: ${pageSize}) { edges { node { id scheduledDate notes } } } } } } } } }`

/** Fragments of which each spreads the next one twice: its size doubles with each. */
function doubling(fragments: number): string {
  const texts = Array.from(
    { length: fragments },
    (_one, i) => `fragment f${i} on Viewer { ...f${i + 1} ...f${i + 1} }`,
  )
  return `{ viewer { ...f0 } } ${texts.join(' ')} fragment f${fragments} on Viewer { __typename }`
}

const introspection = `{ __schema { types { name description fields { name description args { name }
  type { name kind ofType { name } } } } } }`

const largestLists: Step[] = [
  { method: 'GET', path: '/api/contacts' },
  { method: 'GET', path: '/api/customers' },
]

/** The largest pages within pages that the limits let this person ask for. */
async function heaviest(origin: string, { headers }: Person): Promise<Step> {
  const client = new Client(origin)
  try {
    for (let pageSize = 100; pageSize > 1; pageSize = Math.floor(pageSize * 0.8)) {
      const step = graph(nested(pageSize))
      if ((await client.send(step, headers)).status === 200) return step
    }
  } finally {
    client.close()
  }
  throw new Error('no page of customers with contacts is allowed')
}

/** Strangers, the shared demo, and a business of many programs. */
export async function attackers(origin: string): Promise<Attackers[]> {
  const json = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' }
  const signedIn = async (name: string, person: Person) => ({
    name,
    headers: person.headers,
    steps: [await heaviest(origin, person), ...largestLists],
  })
  return [
    // Five levels are within any limit on depth and cheap to expand; twenty are a million fields.
    {
      name: 'strangers',
      headers: json,
      steps: [graph(introspection), graph(doubling(5)), graph(doubling(20))],
    },
    await signedIn('the demo', await demoPerson()),
    await signedIn('a greedy business', await greedyPerson()),
  ]
}
