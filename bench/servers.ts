import { join } from 'node:path'
import { type Account, peopleOf } from './accounts.ts'
import { folderToRunIn } from './documents.ts'
import type { Query } from './load.ts'
import { builtServer, node22 } from './prepare.ts'
import { type Peer, type Start, startPeer } from './processes.ts'
import type { Contest } from './rounds.ts'
import { signIn } from './signIn.ts'
import { dialects } from './workloads/dialects.ts'
import type { Workload } from './workloads/workload.ts'

const here = import.meta.dirname
export const secret = 'a secret for the bench, long enough'

/** How to start our built server on a database, with production settings. */
export function ours(url: string): Start {
  const limits = { WRITE_LIMIT: '1000000', REGISTRATION_LIMIT: '10000' }
  const env = { DATABASE_URL: url, SESSION_SECRET: secret, DEMO: 'off', ...limits }
  return { args: [builtServer], env, cwd: folderToRunIn(), ready: '/ready' }
}

/** All measured servers for a database, except those that cannot run on this machine. */
export function everyone(url: string): Record<string, Start> {
  const env = { DATABASE_URL: url, SESSION_SECRET: secret }
  const node = node22()
  return {
    ours: ours(url),
    raw: { args: ['--import', 'tsx', join(here, 'raw/server.ts')], env, ready: '/stats' },
    ...(node && {
      postgraphile5: {
        args: [join(here, 'peers/postgraphile5.mjs')],
        env: { ...env, GRAPHILE_ENV: 'production' },
        node,
      },
    }),
    postgraphile4: { args: [join(here, 'peers/postgraphile4/server.mjs')], env },
  }
}

/** Starts servers one after the other; stops all of them again when one fails to start. */
export async function startAll<Name extends string>(
  starts: Record<Name, Start>,
): Promise<Record<Name, Peer>> {
  const started: [string, Peer][] = []
  try {
    for (const [name, start] of Object.entries<Start>(starts)) started.push([name, await startPeer(start)])
  } catch (error) {
    await Promise.all(started.map(([, peer]) => peer.stop()))
    throw error
  }
  return Object.fromEntries(started) as Record<Name, Peer>
}

const json = { 'content-type': 'application/json' }

type Headers = Record<string, string>

/** The headers of sessions at our API, for each user of each account. */
export async function sessions(origin: string): Promise<Record<Account, Headers[]>> {
  const headersOf = async (username: string) => ({
    ...json,
    authorization: `Bearer ${await signIn(origin, username)}`,
  })
  const peopleBy = async (account: Account) => Promise.all(peopleOf(account).map(headersOf))
  return {
    reader: await peopleBy('reader'),
    writer: await peopleBy('writer'),
    small: await peopleBy('small'),
  }
}

/** The targets of each workload on each server. */
export async function contests(peers: Record<string, Peer>, workloads: Workload[]): Promise<Contest[]> {
  const { ours, raw, ...others } = peers
  if (!ours || !raw) throw new Error('nothing to compare')
  const people = await sessions(ours.origin)
  return workloads.map((workload) => {
    const servers: Record<string, Query> = {
      ours: { origin: ours.origin, people: people[workload.account], steps: workload.ours },
      raw: { origin: raw.origin, people: [json], steps: workload.raw },
    }
    for (const [name, { origin }] of Object.entries(others)) {
      const steps = workload.postgraphile?.(dialects[name as keyof typeof dialects])
      if (steps) servers[name] = { origin, people: [json], steps }
    }
    return { workload, servers }
  })
}
