import { graph, type Step } from '../workloads/workload.ts'
import { Client } from './client.ts'
import { demoPerson, greedyPerson, type Person } from './people.ts'

/** An abusive client and its requests, which run while a neighbouring business works. */
export interface Attackers {
  name: string
  headers: Record<string, string>
  steps: Step[]
}

/** Pages within pages; the server's limits decide which page size is allowed. */
const nested = (pageSize: number) => `{ viewer { business { customers(first: ${pageSize}) { edges { node {
  id name phoneNumber contacts(first: ${pageSize}) { edges { node { id scheduledDate notes } } } } } } } } }`

/** Fragments that each spread the next one twice, so that the expanded size doubles with each. */
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

/** The largest nested pages that the limits allow this user. */
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

/** Clients without a session, the shared demo account, and a business with many programs. */
export async function attackers(origin: string): Promise<Attackers[]> {
  const json = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' }
  const signedIn = async (name: string, person: Person) => ({
    name,
    headers: person.headers,
    steps: [await heaviest(origin, person), ...largestLists],
  })
  return [
    // Five levels pass any depth limit and are cheap to expand; twenty levels are a million fields.
    {
      name: 'strangers',
      headers: json,
      steps: [graph(introspection), graph(doubling(5)), graph(doubling(20))],
    },
    await signedIn('the demo', await demoPerson()),
    await signedIn('a greedy business', await greedyPerson()),
  ]
}
