import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'

/** Why Cuecard turns an endpoint off. */
export type DisabledReason = 'failing' | 'gone'

const whys: Record<DisabledReason, string> = {
  failing: 'nothing could be delivered for a day',
  gone: 'it answered 410, which asks to be sent nothing more',
}

/** Ends the pending messages of an endpoint that is turned off; they stay in its log and can be sent again. */
export async function failPending(tx: BusinessContext, endpointId: number): Promise<void> {
  await tx.db.webhookDelivery.updateMany({
    where: { endpointId, state: 'PENDING' },
    data: { state: 'FAILED', error: 'The webhook was turned off.', nextAttemptAt: null },
  })
}

/** Turns an endpoint off and notifies the admins of the business. */
export function disable(
  ctx: BusinessContext,
  { id, url }: { id: number; url: string },
  reason: DisabledReason,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { count } = await tx.db.webhookEndpoint.updateMany({
      where: { id, isActive: true },
      data: { isActive: false, disabledReason: reason },
    })
    if (count === 0) return
    await failPending(tx, id)
    const admins = await tx.db.user.findMany({
      where: { isActive: true, role: 'ADMIN' },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    const title = `The webhook to ${new URL(url).host} was turned off: ${whys[reason]}`
    for (const admin of admins) {
      await notify(tx, admin.id, {
        kind: 'webhook-disabled',
        title,
        subject: `WebhookEndpoint:${id}`,
      })
    }
  })
}
