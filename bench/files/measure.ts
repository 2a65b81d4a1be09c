import { setTimeout as pause } from 'node:timers/promises'
import { businesses, type Contents } from '../data.ts'
import { ask, type BenchServer } from '../database.ts'
import { Client, succeeded } from '../load-test/client.ts'
import { neighbour } from '../load-test/people.ts'
import { percentile } from '../load-test/verdict.ts'
import { type Peer, startPeer } from '../processes.ts'
import { ours } from '../servers.ts'
import { markdown } from '../table.ts'
import { customerList } from './list.ts'
import { paths, Shop } from './shop.ts'

/** How long the neighbour works alone, in milliseconds. */
const alone = 5_000

/** The pause between two pages of the neighbour, in milliseconds. */
const thinking = 50

/** After how many pages the memory is read: asking the system holds the neighbour up. */
const pagesPerMemory = 20

/** The businesses of the comparison, beside which a new one can register. */
const openToShops: Contents = {
  ...businesses,
  async fill(client, passwordHash) {
    await businesses.fill(client, passwordHash)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"Business"', 'id'), (SELECT max(id) FROM "Business"))`,
    )
  },
}

/** What one act on a file took, and how another business fared meanwhile. */
export interface Measured {
  name: string
  /** Rows a second; null for the time without a file. */
  rate: number | null
  seconds: number
  /** The response times of another business's list, in milliseconds. */
  neighbour: { p50: number; p95: number; longest: number }
  /** The largest resident memory of the server, in MB. */
  memory: number
}

/** Runs an act while another business reads its list of customers. */
async function beside(
  peer: Peer,
  name: string,
  rows: number | null,
  act: () => Promise<unknown>,
): Promise<Measured> {
  const { headers } = await neighbour()
  const [method, path] = paths.neighbour
  const client = new Client(peer.origin)
  const times: number[] = []
  let isOver = false
  let memory = 0
  const watching = async () => {
    while (!isOver) {
      const outcome = await client.send({ method, path: `${path}?limit=25` }, headers)
      if (!succeeded(outcome)) throw new Error(`${path} answers ${outcome.status} beside ${name}`)
      times.push(outcome.milliseconds)
      if (times.length % pagesPerMemory === 1) memory = Math.max(memory, peer.memory() ?? 0)
      await pause(thinking)
    }
  }
  const began = performance.now()
  const acting = async () => {
    await act().finally(() => {
      isOver = true
    })
    return (performance.now() - began) / 1000
  }
  const [seconds] = await Promise.all([acting(), watching()])
  client.close()
  return {
    name,
    rate: rows && rows / seconds,
    seconds,
    neighbour: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) },
    memory,
  }
}

/** Measures the import of a list, its exports and its revert, each beside another business. */
export async function measureFiles(
  server: BenchServer,
  rows: number,
  say: (line: string) => void,
): Promise<Measured[]> {
  const url = await server.database('imports', openToShops)
  const start = ours(url)
  const peer = await startPeer({ ...start, env: { ...start.env, TRUST_PROXY: '1' } })
  const shop = new Shop(peer.origin)
  try {
    await shop.register()
    const file = customerList(rows)
    const acts: [name: string, rows: number | null, act: () => Promise<unknown>][] = [
      ['nothing', null, () => pause(alone)],
      ['import: upload, read and plan', rows, () => shop.upload(file)],
      ['import: write', rows, () => shop.start()],
      ['export: CSV', rows, () => shop.export('csv')],
      ['export: XLSX', rows, () => shop.export('xlsx')],
      ['import: revert', rows, () => shop.revert()],
    ]
    const measured: Measured[] = []
    for (const [name, count, act] of acts) {
      say(`Beside ${name}`)
      measured.push(await beside(peer, name, count, act))
    }
    return measured
  } finally {
    await peer.stop()
    await ask(url, (client) => client.query('DELETE FROM "Business" WHERE id = $1', [shop.businessId]))
  }
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US')

/** The results as a Markdown table. */
export function filesTable(measured: readonly Measured[]): string {
  const head = ['beside', 'rows/s', 'seconds', 'another list p50 / p95 / longest, ms', 'memory, MB']
  const lines = measured.map(({ name, rate, seconds, neighbour: { p50, p95, longest }, memory }) => [
    name,
    rate === null ? '–' : whole(rate),
    seconds.toFixed(1),
    [p50, p95, longest].map(whole).join(' / '),
    whole(memory),
  ])
  return markdown([head, ...lines])
}
