import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { type Incident, maskErrors } from '#api/core/failures/maskError.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import type { Subscription } from './engine.ts'

/** The interval of keep-alive comments, for proxies that close idle connections, in milliseconds. */
const heartbeat = 12_000

interface Terms {
  /** Milliseconds until the session, and with it the stream, ends. */
  until: number
  incident: Incident
}

/** Writes a result and waits for a slow client, unless the stream is over. The source merges changes meanwhile. */
async function tell(response: ServerResponse, result: ExecutionResult, over: Promise<void>): Promise<void> {
  if (response.destroyed) return
  const taken = response.write(next(JSON.stringify(result)))
  if (!taken && !response.destroyed) await Promise.race([once(response, 'drain'), over])
}

const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }
const next = (json: string) => `event: next\ndata: ${json}\n\n`
const complete = 'event: complete\ndata:\n\n'

/** Sends one result, as JSON, in the form of a stream that is complete with it. */
export function sendEvent({ response }: RequestContext, json: string): void {
  response.writeHead(200, headers).end(next(json) + complete)
}

/**
 * Sends the events of a subscription in the "distinct connections" mode of graphql-sse: `next` for each result,
 * `complete` at the end. The stream ends with the session, the source, the client's connection, or an event that
 * fails to resolve; clients reconnect and refetch their data.
 */
export async function sendStream(
  { response }: RequestContext,
  { results, end }: Subscription,
  { until, incident }: Terms,
): Promise<void> {
  response.writeHead(200, headers)
  response.write(':\n\n')
  const beats = setInterval(() => response.write(':\n\n'), heartbeat)
  let isOver = false
  let finish = () => {}
  const over = new Promise<void>((done) => {
    finish = () => {
      isOver = true
      end()
      done()
    }
  })
  const session = setTimeout(finish, Math.min(Math.max(until, 0), 2 ** 31 - 1))
  response.once('close', finish)
  try {
    for await (const { data, errors } of results) {
      await tell(response, { data, ...(errors && { errors: maskErrors(errors, incident) }) }, over)
      if (data == null || isOver || response.destroyed) break
    }
  } catch (error) {
    await tell(response, { errors: maskErrors([error], incident) }, over)
  } finally {
    clearInterval(beats)
    clearTimeout(session)
    end()
    // A client that does not read would never receive the end of the stream.
    if (response.writableNeedDrain) response.destroy()
    else response.end(complete)
  }
}
