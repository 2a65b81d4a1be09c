import { randomUUID } from 'node:crypto'
import type { Services } from '#api/core/context/services.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import { endNotifications } from '#api/modules/team/notifications/notify.ts'
import { checkAddress } from '#api/modules/webhooks/address.ts'
import { failPending } from '#api/modules/webhooks/delivery/disable.ts'
import { deliverTask } from '#api/modules/webhooks/delivery/lease.ts'
import { testEvent, webhookEvents } from '#api/modules/webhooks/events.ts'
import type { NewWebhook, WebhookChanges } from '#api/modules/webhooks/input.ts'
import { type DeliveryRow, type EndpointRow, mostEndpoints } from '#api/modules/webhooks/lists.ts'
import { makeSecret, rotationTime } from '#api/modules/webhooks/secrets.ts'

type WebhookServices = Pick<Services, 'seals' | 'allowsPrivateWebhooks'>

/** A webhook, and its secret where it is shown: once, when the secret is made. */
interface WithSecret {
  endpoint: EndpointRow
  secret: string
}

const subjectOf = ({ id }: Pick<EndpointRow, 'id'>) => `WebhookEndpoint:${id}` as const

/** What the audit trail records of a webhook. */
const recorded = ({ url, description, events, isActive }: EndpointRow) => ({
  url,
  description,
  events: events.join(', '),
  isActive,
})

/** Not in the demo: anyone may use it, and nobody should make the server send requests to others by it. */
export const acceptsWebhooks = ({ tenant }: BusinessContext) => tenant.businessId !== demoBusinessId

async function lockEndpoint(tx: BusinessContext, id: number): Promise<EndpointRow> {
  await lockForUpdate(tx, 'WebhookEndpoint', id)
  return found('Webhook', await tx.db.webhookEndpoint.findFirst({ where: { id } }))
}

/**
 * Creates a webhook. Its secret is only in this response.
 * @throws BAD_INPUT; CONFLICT beyond ten webhooks; FORBIDDEN in the demo
 */
export async function createWebhook(
  ctx: BusinessContext,
  services: WebhookServices,
  { url, events, description = null }: NewWebhook,
): Promise<WithSecret> {
  if (!acceptsWebhooks(ctx)) throw new AppError('FORBIDDEN', 'Webhooks cannot be added in the demo.')
  const secret = makeSecret()
  const fields = {
    url: checkAddress(url, services),
    description,
    events: events.map((name) => webhookEvents[name]),
    secretSealed: services.seals.seal('webhook-secret', ctx.tenant.businessId, secret),
  }
  const endpoint = await ctx.transaction(async (tx) => {
    // Concurrent creations run one after the other, so that the limit holds.
    await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
    if ((await tx.db.webhookEndpoint.count()) >= mostEndpoints) {
      throw new AppError(
        'CONFLICT',
        `A business has at most ${mostEndpoints} webhooks. Delete one that is no longer used.`,
      )
    }
    const made = await tx.db.webhookEndpoint.create({
      data: { ...tx.tenant, ...fields, createdAt: tx.now() },
    })
    await recordAudit(tx, { action: 'webhook:create', subject: subjectOf(made), after: recorded(made) })
    return made
  })
  return { endpoint, secret }
}

/** Whether a webhook would send to another address. */
export async function changesAddress({ db }: BusinessContext, id: number, url?: string): Promise<boolean> {
  if (url === undefined) return false
  const endpoint = await db.webhookEndpoint.findFirst({ where: { id }, select: { url: true } })
  return endpoint !== null && endpoint.url !== url
}

/**
 * Changes a webhook. Turning it off ends its pending messages; turning it on again starts afresh.
 * @throws BAD_INPUT; NOT_FOUND for a webhook of another business
 */
export function updateWebhook(
  ctx: BusinessContext,
  services: WebhookServices,
  id: number,
  { url, events, ...changes }: WebhookChanges,
): Promise<EndpointRow> {
  return ctx.transaction(async (tx) => {
    const before = await lockEndpoint(tx, id)
    const fields = {
      ...changes,
      ...(url !== undefined && { url: checkAddress(url, services) }),
      ...(events && { events: events.map((name) => webhookEvents[name]) }),
    }
    const { isActive, url: address } = { ...before, ...fields }
    const afresh = isActive !== before.isActive || address !== before.url
    const after = await tx.db.webhookEndpoint.update({
      where: tx.key(id),
      data: {
        ...fields,
        ...(isActive && { disabledReason: null }),
        ...(afresh && { failures: 0, failingSince: null, retryAt: null }),
      },
    })
    if (!isActive && before.isActive) await failPending(tx, id)
    if (isActive && afresh) {
      await tx.db.webhookDelivery.updateMany({
        where: { endpointId: id, state: 'PENDING' },
        data: { nextAttemptAt: null },
      })
      await enqueue(tx, deliverTask, { endpointId: id })
    }
    if (isActive) await endNotifications(tx, 'webhook-disabled', subjectOf(after))
    const act = difference(recorded(before), recorded(after))
    if (act) await recordAudit(tx, { action: 'webhook:update', subject: subjectOf(after), ...act })
    return after
  })
}

/**
 * Deletes a webhook with its log.
 * @throws NOT_FOUND for a webhook of another business
 */
export function deleteWebhook(ctx: BusinessContext, id: number): Promise<EndpointRow> {
  return ctx.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, id)
    await tx.db.webhookEndpoint.delete({ where: tx.key(id) })
    await endNotifications(tx, 'webhook-disabled', subjectOf(endpoint))
    await recordAudit(tx, {
      action: 'webhook:delete',
      subject: subjectOf(endpoint),
      before: recorded(endpoint),
    })
    return endpoint
  })
}

/**
 * Replaces the secret. The former one signs as well for a day, so that the receiver can change over without a gap.
 * @throws NOT_FOUND for a webhook of another business
 */
export async function rotateSecret(
  ctx: BusinessContext,
  { seals }: Pick<Services, 'seals'>,
  id: number,
): Promise<WithSecret> {
  const secret = makeSecret()
  const endpoint = await ctx.transaction(async (tx) => {
    const { secretSealed } = await lockEndpoint(tx, id)
    const changed = await tx.db.webhookEndpoint.update({
      where: tx.key(id),
      data: {
        secretSealed: seals.seal('webhook-secret', tx.tenant.businessId, secret),
        formerSecretSealed: secretSealed,
        formerSecretUntil: new Date(tx.now().getTime() + rotationTime),
      },
    })
    await recordAudit(tx, { action: 'webhook:rotateSecret', subject: subjectOf(changed) })
    return changed
  })
  return { endpoint, secret }
}

const turnedOff = () => new AppError('CONFLICT', 'This webhook is turned off. Turn it on to send something.')

/**
 * Sends a test event, which has a line of its own in the log.
 * @throws NOT_FOUND for a webhook of another business; CONFLICT when it is turned off
 */
export function sendTest(ctx: BusinessContext, id: number): Promise<DeliveryRow> {
  return ctx.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, id)
    if (!endpoint.isActive) throw turnedOff()
    const delivery = await tx.db.webhookDelivery.create({
      data: {
        ...tx.tenant,
        endpointId: id,
        eventId: randomUUID(),
        type: testEvent,
        record: subjectOf(endpoint),
      },
    })
    await sendNow(tx, id)
    return delivery
  })
}

/**
 * Sends a message of the log again, under the same id. One that is still pending is sent at once.
 * @throws NOT_FOUND for a message of another business; CONFLICT when its webhook is turned off
 */
export function sendAgain(ctx: BusinessContext, id: number): Promise<DeliveryRow> {
  return ctx.transaction(async (tx) => {
    const { endpointId } = found('Message', await tx.db.webhookDelivery.findFirst({ where: { id } }))
    const endpoint = await lockEndpoint(tx, endpointId)
    if (!endpoint.isActive) throw turnedOff()
    const delivery = await tx.db.webhookDelivery.update({
      where: tx.key(id),
      data: { state: 'PENDING', attempts: 0, firstAttemptAt: null, nextAttemptAt: null },
    })
    await sendNow(tx, endpointId)
    return delivery
  })
}

/** Ends a pause of the endpoint and enqueues its job. */
async function sendNow(tx: BusinessContext, endpointId: number): Promise<void> {
  await tx.db.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { retryAt: null } })
  await enqueue(tx, deliverTask, { endpointId })
}
