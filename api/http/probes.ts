import { AppError } from '#api/core/errors.ts'
import type { Log } from '#api/core/log.ts'
import { sendFailure, sendJson } from './answer.ts'
import type { Handler } from './exchange.ts'

/** How long the database may take to say that it is there, in milliseconds. */
const patience = 2_000

/** `/health`: the process is alive. */
export const health: Handler = (exchange) => sendJson(exchange, 200, { status: 'ok' })

/** `/ready`: the database answers, so requests will be served. */
export function ready(ping: () => Promise<unknown>, log: Log): Handler {
  return async (exchange) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
    })
    try {
      await Promise.race([ping(), late])
      sendJson(exchange, 200, { status: 'ready' })
    } catch (err) {
      log.warn({ requestId: exchange.requestId, err }, 'The database does not answer')
      sendFailure(exchange, new AppError('UNAVAILABLE'))
    } finally {
      clearTimeout(timer)
    }
  }
}
