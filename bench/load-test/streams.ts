import { request } from 'node:http'
import type { Written } from './mix.ts'
import type { Person } from './people.ts'

/** The subscription of an open screen. */
export const watch = 'subscription { changes { mayBeIncomplete types } }'

/** A live stream and what it has reported so far. */
export interface Watcher {
  businessId: number
  /** The number of events after the initial one; -1 before that. */
  events: number
  /** When the stream last reported a change of contacts or `missed`; null before that. */
  toldAt: number | null
  /** Why the stream ended other than by `close`; null while it is open. */
  ended: string | null
  close(): void
}

/** Opens a stream; resolves at its first event or when it is refused. */
export function openWatcher(origin: string, { businessId, headers }: Person): Promise<Watcher> {
  return new Promise((opened) => {
    let closed = false
    const watcher: Watcher = {
      businessId,
      events: -1,
      toldAt: null,
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
  const { mayBeIncomplete, types } = data?.changes ?? {}
  if (mayBeIncomplete || types?.includes('Contact')) watcher.toldAt = performance.now()
}

/** The number of contacts of the stream's business that were written after its last report. */
export function untold({ businessId, toldAt }: Watcher, written: readonly Written[]): number {
  return written.filter((one) => one.businessId === businessId && (toldAt === null || one.sentAt > toldAt))
    .length
}
