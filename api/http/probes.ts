import type { Unfit } from '#api/core/platform/readiness.ts'
import { allowReadsAlone, sendJson } from './answer.ts'
import type { Handler } from './requestContext.ts'

/** `/health`: the process is alive. */
export const health: Handler = (requestContext) => {
  allowReadsAlone(requestContext)
  sendJson(requestContext, 200, { status: 'ok' })
}

/** `/ready`: whether requests should be sent here; otherwise the failing part and the reason. */
export function ready(checkReadiness: () => Promise<Unfit | null>): Handler {
  return async (requestContext) => {
    allowReadsAlone(requestContext)
    const unfit = await checkReadiness()
    if (unfit) sendJson(requestContext, 503, { status: 'unfit', ...unfit })
    else sendJson(requestContext, 200, { status: 'ready' })
  }
}
