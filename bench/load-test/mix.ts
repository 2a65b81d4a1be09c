import { customersOf } from '../accounts.ts'
import { written } from '../data.ts'
import { workloads } from '../workloads/all.ts'
import { graph, type Step } from '../workloads/workload.ts'
import { type Client, type Outcome, succeeded } from './client.ts'
import type { Person } from './people.ts'

/** How many of a hundred actions are each of these reads. The others create a contact and complete it. */
const reads = {
  dashboard: 20,
  contactsPage: 20,
  customersPage: 15,
  searchNames: 10,
  bell: 15,
  restContacts: 10,
}

function stepOf(name: string): Step {
  const [step] = workloads.find((workload) => workload.name === name)?.ours ?? []
  if (!step) throw new Error(`there is no workload ${name}`)
  return step
}

const drawer = Object.entries(reads).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => stepOf(name)),
)

const schedule = `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) {
  contact { id scheduledDate customer { id name } } } }`
const complete = `mutation ($input: CompleteContactInput!) { completeContact(input: $input) {
  contact { id completedAt completedBy { id } } } }`

/** The two writes of a contact, exported so that a test can validate them against the schema. */
export const writeSteps = [graph(schedule), graph(complete)]

const customerId = (id: number) => Buffer.from(`Customer:${id}`).toString('base64')
const pick = (most: number) => Math.floor(Math.random() * most)

/** A created contact, which the streams of its business must report. */
export interface Written {
  businessId: number
  /** When the request was sent. */
  sentAt: number
}

/** Performs one random action; calls `onWritten` for a created contact. */
export async function actOnce(
  client: Client,
  { businessId, headers }: Person,
  onWritten: (written: Written) => void,
): Promise<Outcome[]> {
  const read = drawer[pick(100)]
  if (read) return [await client.send(read, headers)]
  const [first, last] = customersOf(businessId)
  const input = {
    customerId: customerId(first + pick(last - first)),
    scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
    notes: written,
  }
  const sentAt = performance.now()
  const made = await client.send(graph(schedule, { input }), headers)
  if (!succeeded(made)) return [made]
  const { id } = JSON.parse(made.text).data.scheduleContact.contact
  onWritten({ businessId, sentAt })
  return [made, await client.send(graph(complete, { input: { id } }), headers)]
}
