import { admits } from '#api/core/auth/authenticate.ts'
import { found } from '#api/core/errors/errors.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import type { SubscriptionStatus } from '#api/generated/enums.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { type BusinessRow, businessFields } from '#api/modules/superadmin/businesses/lists.ts'
import { type PlatformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'

type SubscriptionState = Pick<BusinessRow, 'isActive' | 'subscriptionStatus'>

/** A change, and the name of its audit action. */
interface Change {
  action: AuditAction
  data: Partial<SubscriptionState>
}

/**
 * Locks the business, so that concurrent changes run one after the other and the audit trail is correct. Users'
 * writes do not wait for this lock.
 */
export async function lockBusiness(tx: PlatformTransaction, id: number): Promise<BusinessRow> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${id} FOR NO KEY UPDATE`
  return found(
    'Business',
    await tx.business.findUnique({ where: { id, deletedAt: null }, select: businessFields }),
  )
}

/**
 * Changes whether a business may sign in. When it no longer may, all sessions and live streams of its users end with
 * the commit. A change to the current state does nothing and is not recorded.
 */
async function change(
  ctx: PlatformContext,
  id: number,
  wanted: (now: SubscriptionState) => Change | null,
): Promise<BusinessRow> {
  const { platform, sessions } = ctx.services
  const changed = await platform.$transaction(async (tx) => {
    const before = await lockBusiness(tx, id)
    const act = wanted(before)
    if (!act) return before
    const { action, data } = act
    const after = await tx.business.update({ where: { id }, data, select: businessFields })
    if (admits(before) && !admits(after)) {
      await tx.user.updateMany({ where: { businessId: id }, data: { tokenVersion: { increment: 1 } } })
    }
    const names = Object.keys(data) as (keyof SubscriptionState)[]
    const part = (row: SubscriptionState) => Object.fromEntries(names.map((name) => [name, row[name]]))
    await recordSuperadminAction(ctx, tx, id, {
      action,
      subject: `Business:${id}`,
      before: part(before),
      after: part(after),
    })
    return after
  })
  // Sessions that were read while this transaction ran are stale: forget them now.
  sessions.accountWritten(id)
  return changed
}

/**
 * Suspends or activates a business; without `isActive` it toggles the state.
 * @throws NOT_FOUND
 */
export function setActive(ctx: PlatformContext, id: number, isActive: boolean | null): Promise<BusinessRow> {
  return change(ctx, id, (now) => {
    const next = isActive ?? !now.isActive
    if (next === now.isActive) return null
    return { action: next ? 'business:activate' : 'business:suspend', data: { isActive: next } }
  })
}

/**
 * Sets the subscription of a business; its users may sign in while it is active.
 * @throws NOT_FOUND
 */
export function setSubscription(
  ctx: PlatformContext,
  id: number,
  status: SubscriptionStatus,
): Promise<BusinessRow> {
  return change(ctx, id, ({ subscriptionStatus }) =>
    subscriptionStatus === status
      ? null
      : { action: 'business:setSubscription', data: { subscriptionStatus: status } },
  )
}
