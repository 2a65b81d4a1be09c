import { type Context, contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { quotaHeaders } from '#api/http/rateLimit.ts'
import { callerOf, type RequestContext } from '#api/http/requestContext.ts'

/** The context of a request, with the viewer as they are now. */
export function contextOfRequest(
  services: Services,
  requestContext: RequestContext,
  isByPerson: boolean,
): Promise<Context> {
  const { authorization = null } = requestContext.request.headers
  const caller = { ...callerOf(requestContext), noteQuota: quotaHeaders(requestContext), isByPerson }
  return contextOf(services, authorization, caller)
}

/** Restricts the schema to signed-in viewers (docs/decisions/0006-limits.md). */
export function checkSignedIn({ viewer }: Context): void {
  if (viewer.kind === 'anonymous') {
    throw new AppError('UNAUTHENTICATED', 'Please sign in to ask for the schema.')
  }
  if (viewer.kind === 'ended') throw refusal(viewer)
}
