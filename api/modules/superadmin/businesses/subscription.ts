import { admits } from '#api/core/auth/authenticate.ts'
import type { SubscriptionStatus } from '#api/core/database/generated/enums.ts'
import { notFound } from '#api/core/platform/errors.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import { type BusinessRow, businessFields } from '#api/modules/superadmin/businesses/lists.ts'
import { type PlatformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'

type Standing = Pick<BusinessRow, 'isActive' | 'subscriptionStatus'>

/** What changes, and the act it is. */
interface Change {
  action: string
  data: Partial<Standing>
}

/** One at a time: what is said of before and after is what happened. Staff at work do not wait for it. */
async function hold(tx: PlatformTransaction, id: number): Promise<BusinessRow> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${id} FOR NO KEY UPDATE`
  const business = await tx.business.findUnique({ where: { id }, select: businessFields })
  if (!business) throw notFound('Business')
  return business
}

/**
 * Changes whether a business may work. When it no longer may, every session and live stream of its staff ends with
 * the commit, for good. What is so already stays, and leaves no trace.
 */
async function change(
  ctx: PlatformContext,
  id: number,
  wanted: (now: Standing) => Change | null,
): Promise<BusinessRow> {
  const { platform, sessions } = ctx.services
  const changed = await platform.$transaction(async (tx) => {
    const before = await hold(tx, id)
    const act = wanted(before)
    if (!act) return before
    const { action, data } = act
    const after = await tx.business.update({ where: { id }, data, select: businessFields })
    if (admits(before) && !admits(after)) {
      await tx.user.updateMany({ where: { businessId: id }, data: { tokenVersion: { increment: 1 } } })
    }
    const names = Object.keys(data) as (keyof Standing)[]
    const part = (row: Standing) => Object.fromEntries(names.map((name) => [name, row[name]]))
    await recordSuperadminAction(ctx, tx, id, {
      action,
      subject: `Business:${id}`,
      before: part(before),
      after: part(after),
    })
    return after
  })
  // A transaction that waited long: nobody is believed who was looked at before it was done.
  sessions.accountWritten(id)
  return changed
}

/**
 * Suspends or activates a business; without `isActive` it becomes what it is not.
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
 * Sets the subscription of a business: its staff may sign in while it is active.
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
