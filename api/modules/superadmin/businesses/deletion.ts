import { setTimeout as pause } from 'node:timers/promises'
import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import { catalogued } from '#api/core/graph/maskError.ts'
import { AppError, notFound } from '#api/core/platform/errors.ts'
import { businessFields } from '#api/modules/superadmin/businesses/lists.ts'
import { type PlatformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'

/** The time-out of one attempt in milliseconds; an old business has many rows. */
const patience = 60_000
/** The number of attempts. Concurrent writes of users can deadlock with the deletion. */
const tries = 8

/**
 * Deletes a business with all its data in one transaction; its audit trail stays.
 * @param name the name that was typed as confirmation; null requires none
 * @throws NOT_FOUND, FORBIDDEN for the demo business, CONFLICT when the name does not match
 */
export async function deleteBusiness(ctx: PlatformContext, id: number, name: string | null): Promise<void> {
  if (id === demoBusinessId) {
    throw new AppError('FORBIDDEN', { message: 'The demo business cannot be deleted.' })
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await erase(ctx, id, name)
      break
    } catch (error) {
      const givesWay = !(error instanceof AppError) && catalogued(error).code === 'CONFLICT'
      if (!givesWay || attempt === tries) throw error
      await pause(50 * attempt)
    }
  }
  ctx.services.sessions.accountWritten(id)
}

function erase(ctx: PlatformContext, id: number, name: string | null): Promise<void> {
  return ctx.services.platform.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${patience}`)
      // Concurrent inserts for this business wait for this lock and then fail.
      await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${id} FOR UPDATE`
      const business = await tx.business.findUnique({ where: { id }, select: businessFields })
      if (!business) throw notFound('Business')
      if (name !== null && name.trim() !== business.name) {
        throw new AppError('CONFLICT', { message: 'This is not the name of the business.' })
      }
      await tx.business.delete({ where: { id }, select: { id: true } })
      const { name: called, businessType, createdAt } = business
      await recordSuperadminAction(ctx, tx, null, {
        action: 'business:delete',
        subject: `Business:${id}`,
        before: { name: called, businessType, createdAt: createdAt.toISOString() },
      })
    },
    { timeout: patience },
  )
}
