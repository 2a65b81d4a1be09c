import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { type Incident, maskErrors } from '#api/core/maskError.ts'
import type { Exchange } from '#api/http/exchange.ts'
import type { Watch } from './engine.ts'

/** A sign of life for proxies that end quiet connections, in milliseconds. */
const heartbeat = 12_000

interface Terms {
  /** How long it may last, in milliseconds: until the session ends. */
  until: number
  incident: Incident
}

async function tell(response: ServerResponse, result: ExecutionResult): Promise<void> {
  const taken = response.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`)
  // A slow reader is waited for: meanwhile the source gathers, and does not pile up.
  if (!taken) await Promise.race([once(response, 'drain'), once(response, 'close')])
}

/**
 * Answers with the events of a subscription, as the protocol graphql-sse calls "distinct connections": `next` for
 * each result, `complete` at the end. It ends with the session, with the source, with the listener's connection,
 * and with an event that could not be answered: listeners come back, and ask anew for what they show.
 */
export async function sendStream(
  { response }: Exchange,
  { results, end }: Watch,
  { until, incident }: Terms,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.write(':\n\n')
  const beats = setInterval(() => response.write(':\n\n'), heartbeat)
  const session = setTimeout(end, Math.min(Math.max(until, 0), 2 ** 31 - 1))
  response.once('close', end)
  try {
    for await (const { data, errors } of results) {
      await tell(response, { data, ...(errors && { errors: maskErrors(errors, incident) }) })
      if (data == null || response.destroyed) break
    }
  } catch (error) {
    await tell(response, { errors: maskErrors([error], incident) })
  } finally {
    clearInterval(beats)
    clearTimeout(session)
    end()
    response.end('event: complete\ndata:\n\n')
  }
}
