import { request } from 'node:http'
import type { Written } from './mix.ts'
import type { Person } from './people.ts'

/** What an open screen hears. */
export const watch = `subscription { changes { missed deletedIds
  changed { __typename id ... on Contact { completed customerName } }
  business { stats { totalCustomers completedToday } } } }`

/** A live stream and what it has told so far. */
export interface Watcher {
  businessId: number
  /** Events after the first, which comes by itself; -1 before that. */
  events: number
  /** Contacts that it told of. */
  told: Set<string>
  /** When it said that more may have happened than it tells, so that a screen asks anew. */
  missedAt: number | null
  /** Why it ended before it was closed from here; null while it is open. */
  ended: string | null
  close(): void
}

/** Opens a stream; resolves with its first event, or when it is refused. */
export function openWatcher(origin: string, { businessId, headers }: Person): Promise<Watcher> {
  return new Promise((opened) => {
    let closed = false
    const watcher: Watcher = {
      businessId,
      events: -1,
      told: new Set(),
      missedAt: null,
      ended: null,
      close() {
        closed = true
        sent.destroy()
      },
    }
    const end = (reason: string) => {
      if (!closed) watcher.ended ??= reason
      opened(watcher)
    }
    const sent = request(
      `${origin}/graphql`,
      { method: 'POST', agent: false, headers: { ...headers, accept: 'text/event-stream' } },
      (response) => {
        if (response.statusCode !== 200) end(`refused with ${response.statusCode}`)
        let rest = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const events = (rest + chunk).split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) take(watcher, event, end)
          if (watcher.events >= 0) opened(watcher)
        })
        response.once('close', () => end('the connection was closed'))
      },
    )
    sent.once('error', ({ message }) => end(message))
    sent.end(JSON.stringify({ query: watch }))
  })
}

function take(watcher: Watcher, event: string, end: (reason: string) => void): void {
  const [, name, json = ''] = /^event: (\w+)\ndata:(.*)$/s.exec(event) ?? []
  if (name === 'complete') end('the server completed it')
  if (name !== 'next') return
  watcher.events += 1
  const { data, errors } = JSON.parse(json)
  if (!data) end(`an event failed: ${JSON.stringify(errors).slice(0, 200)}`)
  if (data?.changes.missed) watcher.missedAt = performance.now()
  for (const record of data?.changes.changed ?? []) if (record) watcher.told.add(record.id)
}

/** How many of its business's contacts a stream did not tell of; saying that something was missed tells of all before. */
export function untold({ businessId, told, missedAt }: Watcher, written: readonly Written[]): number {
  return written.filter(
    (one) =>
      one.businessId === businessId &&
      !told.has(one.contactId) &&
      !(missedAt !== null && missedAt >= one.sentAt),
  ).length
}
