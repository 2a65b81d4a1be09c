import type { Quota } from '#api/core/admission/writeQuota.ts'
import type { RequestContext } from './requestContext.ts'

/**
 * Returns the function that sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers) for each
 * limit that counts the request.
 */
export function quotaHeaders({ response }: Pick<RequestContext, 'response'>): (quota: Quota) => void {
  const quotas: Quota[] = []
  return (quota) => {
    quotas.push(quota)
    if (response.headersSent) return
    const policies = quotas.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`)
    const states = quotas.map(({ name, left, reset }) => `"${name}";r=${left};t=${reset}`)
    response.setHeader('RateLimit-Policy', policies.join(', '))
    response.setHeader('RateLimit', states.join(', '))
  }
}
