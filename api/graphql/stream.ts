import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { type Incident, maskErrors } from '#api/core/graph/maskError.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import type { Subscription } from './engine.ts'

/** A sign of life for proxies that end quiet connections, in milliseconds. */
const heartbeat = 12_000

interface Terms {
  /** How long it may last, in milliseconds: until the session ends. */
  until: number
  incident: Incident
}

/** Writes a result. A slow reader is waited for, unless it is over: meanwhile the source gathers. */
async function tell(response: ServerResponse, result: ExecutionResult, over: Promise<void>): Promise<void> {
  if (response.destroyed) return
  const taken = response.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`)
  if (!taken && !response.destroyed) await Promise.race([once(response, 'drain'), over])
}

/**
 * Answers with the events of a subscription, as the protocol graphql-sse calls "distinct connections": `next` for
 * each result, `complete` at the end. It ends with the session, with the source, with the listener's connection,
 * and with an event that could not be answered: listeners come back, and ask anew for what they show.
 */
export async function sendStream(
  { response }: RequestContext,
  { results, end }: Subscription,
  { until, incident }: Terms,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  })
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
    // Somebody who reads nothing would never take the end either.
    if (response.writableNeedDrain) response.destroy()
    else response.end('event: complete\ndata:\n\n')
  }
}
