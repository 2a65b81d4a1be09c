import { contextFor } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { callbackPath } from '#api/modules/sms/callbacks.ts'
import { countCallback, countNotStored } from '#api/modules/sms/replies/callbackLimits.ts'
import { type IncomingText, takeIncoming, takeOptOut } from '#api/modules/sms/replies/incoming.ts'
import { type StatusCallback, takeStatus } from '#api/modules/sms/replies/status.ts'
import { send } from './answer.ts'
import { readForm } from './body.ts'
import { callerOf, type Handler, type RequestContext } from './requestContext.ts'

/** Limit of refused requests per address before it has to wait. */
const refusals: Limit = { name: 'webhook-refusals', points: 100, seconds: 600 }

const callbackPattern = /^\/webhooks\/twilio\/([1-9]\d{0,8})\/(status|incoming)$/
const signatureShape = /^[\w+/]{27}=$/
const sidShape = /^\w{1,64}$/
const numberShape = /^\+?\w{1,19}$/

type Fields = Readonly<Record<string, string>>

/** All refusals look the same, so that they do not reveal whether the business exists or what was wrong. */
function refuse(requestContext: RequestContext): void {
  send(requestContext, 403, 'text/plain; charset=utf-8', 'Forbidden')
}

/** Reads the fields of a form that has a well-formed signature; null for any other request. */
async function readSigned({
  request,
}: RequestContext): Promise<{ fields: Fields; signature: string } | null> {
  const signature = request.headers['x-twilio-signature']
  if (request.method !== 'POST' || typeof signature !== 'string' || !signatureShape.test(signature))
    return null
  try {
    return { fields: await readForm(request), signature }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  }
}

/** A token that no business has. It is used when a business has none, so that the response time does not differ. */
const nobodys = '0'.repeat(32)

/** The business in the URL, if the signature was made with its token; else null. */
async function signedBusiness(
  services: Services,
  id: number,
  url: string,
  fields: Fields,
  signature: string,
) {
  const business = await services.platform.business.findUnique({
    where: { id },
    select: { id: true, timeZone: true, twilioAuthTokenSealed: true },
  })
  const sealed = business?.twilioAuthTokenSealed
  const token = sealed ? services.seals.open('twilio-auth-token', id, sealed) : null
  // Import only this part of the provider's SDK, because the rest is large.
  const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
  const valid = validateRequest(token ?? nobodys, signature, url, fields)
  return business && token && valid ? business : null
}

function statusOf(fields: Fields, query: URLSearchParams): StatusCallback | null {
  const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code = '' } = fields
  const message = query.get('message') ?? ''
  if (!sidShape.test(sid)) return null
  return {
    sid,
    status,
    messageId: /^[1-9]\d{0,8}$/.test(message) ? Number(message) : null,
    errorCode: /^[1-9]\d{0,8}$/.test(code) ? Number(code) : null,
  }
}

function incomingOf(fields: Fields): IncomingText | null {
  const { MessageSid: sid = '', From: from = '', Body: body = '', OptOutType = '', NumMedia = '' } = fields
  if (!sidShape.test(sid) || !numberShape.test(from)) return null
  return { sid, from, body, optOutType: OptOutType, pictures: Number(NumMedia) || 0 }
}

/**
 * Handles the SMS provider's callbacks: delivery status and incoming texts. Accepts only requests that are signed
 * with the business's own token. Suspended businesses are included, because opt-outs are required by law; so are those
 * that receive too many, whose other texts are counted and not stored.
 */
export function twilioCallbacks(services: Services): Handler {
  return async (requestContext) => {
    const { path, query, request } = requestContext
    const [, id, kind] = callbackPattern.exec(path) ?? []
    const signed = id && kind ? await readSigned(requestContext) : null
    // Use the URL as received, because the provider signs the query as well.
    const url = services.publicUrl + (request.url ?? '')
    const business =
      signed && (await signedBusiness(services, Number(id), url, signed.fields, signed.signature))
    if (!signed || !business) {
      if (signed) await services.throttle.take(refusals, requestContext.address)
      return refuse(requestContext)
    }
    const viewer = { kind: 'system', businessId: business.id, timeZone: business.timeZone } as const
    const { ctx } = contextFor(services, viewer, callerOf(requestContext))
    const isStored = await countCallback(services, business.id)
    if (path === callbackPath(business.id, 'status')) {
      const callback = statusOf(signed.fields, query)
      if (callback) await takeStatus(ctx, callback)
      requestContext.response.writeHead(204).end()
      return
    }
    const text = incomingOf(signed.fields)
    if (text && isStored) await takeIncoming(ctx, text)
    else if (text && !(await takeOptOut(ctx, text))) await countNotStored(services, business.id)
    send(requestContext, 200, 'text/xml; charset=utf-8', '<?xml version="1.0" encoding="UTF-8"?><Response/>')
  }
}
