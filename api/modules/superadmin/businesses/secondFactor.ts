import { AppError } from '#api/core/errors/errors.ts'
import { tellOwner } from '#api/modules/auth/second-factor/mail.ts'
import { platformUserFields, type UserRow, userWith } from '#api/modules/superadmin/businesses/lists.ts'
import { type PlatformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'

const onlyAdmins = `SELECT one.id FROM "User" one
  WHERE one.id = ANY($1::int[]) AND one.role = 'ADMIN' AND one."isActive" AND NOT EXISTS (
    SELECT 1 FROM "User" other WHERE other."businessId" = one."businessId" AND other.id <> one.id
      AND other.role = 'ADMIN' AND other."isActive")`

const theirs = (table: string) => `EXISTS (SELECT 1 FROM "${table}" factor
  WHERE factor."businessId" = one."businessId" AND factor."userId" = one.id)`

const withFactor = `${onlyAdmins} AND (${theirs('SecondFactor')} OR ${theirs('Passkey')})`

/** For each of these users whether they are the only admin of their business and have a second factor. */
export async function lockedOutAlone(
  { services }: PlatformContext,
  ids: readonly number[],
): Promise<boolean[]> {
  const rows = await services.statements.rows<{ id: number }>(withFactor, [ids])
  const found = new Set(rows.map(({ id }) => id))
  return ids.map((id) => found.has(id))
}

/**
 * Removes the second factor, app and passkeys, of the only admin of a business, who has lost it and whom nobody there can help; idempotent.
 * @throws NOT_FOUND; FORBIDDEN for everybody else, whose admin does it
 */
export async function removeFactorOfAdmin(ctx: PlatformContext, id: number): Promise<UserRow> {
  const { services } = ctx
  const { businessId } = await userWith(ctx, id)
  const { user, had } = await services.platform.$transaction(async (tx) => {
    // A second admin who is added at the same time waits, or this does.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "businessId" = ${businessId} AND role = 'ADMIN' FOR NO KEY UPDATE`
    const only = await tx.$queryRawUnsafe<unknown[]>(onlyAdmins, [id])
    if (only.length === 0)
      throw new AppError('FORBIDDEN', 'An admin of the business removes their second factor.')
    const theirs = { where: { businessId, userId: id } }
    const apps = await tx.secondFactor.deleteMany(theirs)
    const passkeys = await tx.passkey.deleteMany(theirs)
    const had = apps.count + passkeys.count > 0
    if (had)
      await recordSuperadminAction(ctx, tx, businessId, {
        action: 'team:removeSecondFactor',
        subject: `User:${id}`,
      })
    const where = { businessId_id: { businessId, id } }
    return { user: await tx.user.findUniqueOrThrow({ where, select: platformUserFields }), had }
  })
  if (had) tellOwner(services, user.email, 'removed')
  return user
}
