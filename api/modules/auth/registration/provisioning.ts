import type { z } from 'zod'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import type { Prisma } from '#api/generated/client.ts'
import { type SignInAccount, signInFields } from '#api/modules/auth/sign-in/accounts.ts'
import type { newBusiness } from '#api/modules/business/input.ts'
import { startingRows } from '#api/modules/business/startingRows.ts'
import { claimUsernameOfNew } from '#api/modules/team/usernames.ts'

interface FirstAdmin
  extends Pick<
    Prisma.UserUncheckedCreateInput,
    'username' | 'email' | 'firstName' | 'lastName' | 'passwordHash'
  > {}

interface Provision {
  business: z.output<typeof newBusiness>
  /** The password has been hashed before, so that the transaction does not wait for it. */
  admin: FirstAdmin
  now: Date
  /** The input field that an error about the username names. */
  usernameField: string
}

/**
 * Creates a business that is ready to use: with its admin and what modules give it, in the caller's transaction.
 * Resolves to the admin's account.
 * @throws CONFLICT `Username already exists`
 */
export async function provision(
  tx: PlatformTransaction,
  { business, admin, now, usernameField: field }: Provision,
): Promise<SignInAccount> {
  await claimUsernameOfNew(tx, { username: admin.username, businessName: business.name, field })
  const at = { createdAt: now, updatedAt: now }
  const { users } = await tx.business.create({
    data: {
      ...business,
      ...at,
      users: { create: { ...admin, ...at, role: 'ADMIN' } },
      ...startingRows(business, at),
    },
    select: { users: { select: signInFields } },
  })
  return users[0] as SignInAccount
}
