import { AppError } from '#api/core/errors/errors.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import { canonical } from '#api/core/text/canonical.ts'
import {
  enqueueRemovals,
  enqueueStatement,
  removeBusiness,
} from '#api/modules/superadmin/businesses/removal.ts'
import { lockBusiness } from '#api/modules/superadmin/businesses/subscription.ts'
import { type PlatformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'

/** How long the answer waits for the rows of a small business to be removed, in milliseconds. */
const removalTime = 8_000

/**
 * Deletes a business with all its data; its audit trail stays. From the answer on, nobody can sign in, its keys and feeds
 * are unknown, and superadmins don't see it. The rows of a large business are removed afterwards by the job queue.
 * @param name the name that was typed as confirmation; null requires none
 * @throws NOT_FOUND, FORBIDDEN for the demo business, CONFLICT when the name does not match
 */
export async function deleteBusiness(ctx: PlatformContext, id: number, name: string | null): Promise<void> {
  if (id === demoBusinessId) throw new AppError('FORBIDDEN', 'The demo business cannot be deleted.')
  const { platform, sessions, clock, log } = ctx.services
  await platform.$transaction((tx) => hide(ctx, tx, id, name))
  sessions.accountWritten(id)
  const signal = AbortSignal.timeout(removalTime)
  const isComplete = await removeBusiness(ctx.services, id, signal).catch((err: unknown) => {
    log.warn(
      { businessId: id, err },
      'The rows of a deleted business could not be removed; a job tries again',
    )
    return false
  })
  if (!isComplete) await enqueueRemovals(ctx.services, clock.now())
}

/** A page shows any run of blanks as one, and letters in any of their forms alike, so nobody can type another. */
const asShown = (text: string) => canonical(text).replace(/\s+/g, ' ')

/** Hides a business, and makes it unknown to everything that looks for it by a name, an address or a secret. */
async function hide(
  ctx: PlatformContext,
  tx: PlatformTransaction,
  id: number,
  name: string | null,
): Promise<void> {
  // Concurrent deletions of this business wait for this lock and then find nothing.
  const business = await lockBusiness(tx, id)
  if (name !== null && asShown(name) !== asShown(business.name)) {
    throw new AppError('CONFLICT', 'This is not the name of the business.')
  }
  const secrets = { calendarFeedHash: null, smsEnabled: false, twilioAuthTokenSealed: null }
  await tx.business.update({
    where: { id },
    data: {
      deletedAt: ctx.services.clock.now(),
      isActive: false,
      subscriptionStatus: 'CANCELLED',
      ...secrets,
    },
    select: { id: true },
  })
  await tx.$executeRaw`UPDATE "User" SET username = 'deleted-' || id, email = 'deleted-' || id || '@example.invalid',
    "isActive" = false, "calendarFeedHash" = NULL, "tokenVersion" = "tokenVersion" + 1 WHERE "businessId" = ${id}`
  // In case this server ends before the rows are removed.
  await tx.$queryRawUnsafe(enqueueStatement, new Date(ctx.services.clock.now().getTime() + 2 * removalTime))
  const { name: called, businessType, createdAt } = business
  await recordSuperadminAction(ctx, tx, null, {
    action: 'business:delete',
    subject: `Business:${id}`,
    before: { name: called, businessType, createdAt: createdAt.toISOString() },
  })
}
