import { build } from '#api/core/process/version.ts'
import type { Trouble } from '#api/http/readiness.ts'
import { allowReadsAlone, sendJson } from './answer.ts'
import type { Handler } from './requestContext.ts'

/** `/health`: the process is alive, and what it runs. */
export const health: Handler = (requestContext) => {
  allowReadsAlone(requestContext)
  sendJson(requestContext, 200, { status: 'ok', ...build })
}

/** `/ready`: 503 when requests should be sent elsewhere; names the part that fails, and why. */
export function ready(checkReadiness: () => Promise<Trouble | null>): Handler {
  return async (requestContext) => {
    allowReadsAlone(requestContext)
    const trouble = await checkReadiness()
    sendJson(requestContext, trouble?.status === 'unfit' ? 503 : 200, trouble ?? { status: 'ready' })
  }
}
