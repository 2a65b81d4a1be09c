import { setTimeout as pause } from 'node:timers/promises'
import { graph } from '../workloads/workload.ts'
import { type Attackers, attackers } from './attackers.ts'
import { Client, succeeded } from './client.ts'
import { neighbour } from './people.ts'

/** Response times of a neighbour's page while another client loads the server, in milliseconds. */
export interface Waited {
  while: string
  times: number[]
  /** The number of unsuccessful responses. */
  failed: number
}

const connections = 16
/** The pause between two pages, as of a person who reads them, in milliseconds. */
const thinking = 50

const page = graph(`{ viewer { business { contacts(first: 25) {
  edges { node { id scheduledDate completedAt customer { id name phoneNumber } } } } } } }`)

/**
 * Measures a neighbour's page alone, and while each kind of abusive client sends as much as it may over many
 * connections.
 */
export async function measureNeighbour(
  origin: string,
  seconds: number,
  say: (line: string) => void,
): Promise<Waited[]> {
  const waited = [await ask(origin, 'nobody', seconds)]
  for (const each of await attackers(origin)) {
    say(`A neighbour works beside ${each.name}`)
    waited.push(await beside(origin, each, seconds))
  }
  return waited
}

async function beside(origin: string, { name, headers, steps }: Attackers, seconds: number): Promise<Waited> {
  let pressing = true
  const attack = Array.from({ length: connections }, async (_one, i) => {
    const client = new Client(origin)
    for (let turn = i; pressing; turn += 1) {
      const { status } = await client.send(steps[turn % steps.length] ?? page, headers)
      // A refused client that retried at once would only measure this generator.
      if (status !== 200) await pause(100)
    }
    client.close()
  })
  const waited = await ask(origin, name, seconds)
  pressing = false
  await Promise.all(attack)
  return waited
}

async function ask(origin: string, others: string, seconds: number): Promise<Waited> {
  const { headers } = await neighbour()
  const client = new Client(origin)
  const waited: Waited = { while: others, times: [], failed: 0 }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const outcome = await client.send(page, headers)
    waited.times.push(outcome.milliseconds)
    if (!succeeded(outcome)) waited.failed += 1
    await pause(thinking)
  }
  client.close()
  return waited
}
