import type { Order } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'

export type EndpointRow = Prisma.WebhookEndpointGetPayload<object>
export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<object>

/** The maximum number of webhooks of a business; the list has no pages. */
export const mostEndpoints = 10

/** The condition for the webhooks that the actor may see: all for those who manage them, else none. */
export function visibleEndpoints({ actor }: BusinessContext): Prisma.WebhookEndpointWhereInput {
  return may(actor, 'webhook:manage') ? {} : { id: { in: [] } }
}

export function visibleDeliveries({ actor }: BusinessContext): Prisma.WebhookDeliveryWhereInput {
  return may(actor, 'webhook:manage') ? {} : { id: { in: [] } }
}

/** The webhooks of the business, oldest first. */
export function endpointsOf(
  ctx: BusinessContext,
  load: Pick<Prisma.WebhookEndpointFindManyArgs, 'include' | 'select'> = {},
) {
  return ctx.db.webhookEndpoint.findMany({
    ...load,
    where: visibleEndpoints(ctx),
    orderBy: { id: 'asc' },
  })
}

/** The log of a webhook, newest first. */
export const deliveryOrder: Order<DeliveryRow> = [['id', 'desc', 'integer']]
