import { sendVerification } from '#api/modules/auth/email-verification/send.ts'
import { provision } from '#api/modules/auth/registration/provisioning.ts'
import type { NewManagedBusiness } from '#api/modules/superadmin/businesses/input.ts'
import { type BusinessRow, businessFields } from '#api/modules/superadmin/businesses/lists.ts'
import {
  hashingKey,
  type PlatformContext,
  recordSuperadminAction,
} from '#api/modules/superadmin/platformContext.ts'

/**
 * Creates an active business with its admin, as a registration does.
 * @throws BAD_INPUT (`business.…`, `admin.…`), CONFLICT `Username already exists`
 */
export async function createBusiness(
  ctx: PlatformContext,
  { business, admin }: NewManagedBusiness,
): Promise<BusinessRow> {
  const { platform, passwords, clock } = ctx.services
  const { password, ...adminFields } = admin
  const passwordHash = await passwords.hash(password, hashingKey(ctx))
  const [row, account] = await platform.$transaction(async (tx) => {
    const made = await provision(tx, {
      business,
      admin: { ...adminFields, passwordHash },
      now: clock.now(),
      usernameField: 'admin.username',
    })
    const { businessId: id } = made
    const { name, businessType, email } = business
    await recordSuperadminAction(ctx, tx, id, {
      action: 'business:create',
      subject: `Business:${id}`,
      after: { name, businessType, email, admin: adminFields.username },
    })
    return [await tx.business.findUniqueOrThrow({ where: { id }, select: businessFields }), made] as const
  })
  sendVerification(ctx.services, account)
  return row
}
