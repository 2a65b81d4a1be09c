import { addressTurn, businessTurn } from '#api/core/accounts/hashing.ts'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import { type OwnAct, recordOwnAct } from '#api/modules/auth/ownActs.ts'
import { type FactorChange, tellOwner } from '#api/modules/auth/second-factor/mail.ts'
import { type FactorOwner, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { checkOwnPassword } from '#api/modules/auth/sign-in/ownPassword.ts'

const fields = { username: true, email: true, passwordHash: true } as const

/** The account of the signed-in user or superadmin. */
export interface OwnAccount {
  owner: FactorOwner
  username: string
  email: string
  passwordHash: string
}

/** The account of the viewer, a user or a superadmin. */
export async function readOwnAccount(context: Context): Promise<OwnAccount> {
  const owner = ownerOf(context)
  const { platform } = context.services
  const row =
    'superadminId' in owner
      ? await platform.superAdmin.findUnique({ where: { id: owner.superadminId }, select: fields })
      : await platform.user.findUnique({
          where: { businessId_id: { businessId: owner.businessId, id: owner.userId } },
          select: fields,
        })
  return { owner, ...found('Account', row) }
}

/**
 * The account whose second factor the viewer may change: their own.
 * @throws FORBIDDEN for the demo account, which everybody shares, and where superadmins cannot have one
 */
export async function ownAccount(context: Context): Promise<OwnAccount> {
  const account = await readOwnAccount(context)
  const { owner, username } = account
  if ('superadminId' in owner && context.services.superadminFactor === 'off')
    throw new AppError('FORBIDDEN', 'This server has switched the second factor of superadmins off.')
  if ('businessId' in owner && isDemoAccount({ businessId: owner.businessId, username }))
    throw new AppError('FORBIDDEN', 'The demo account has no second factor.')
  return account
}

/** @throws BAD_INPUT (`password`), RATE_LIMITED */
export function checkPassword(
  context: Context,
  { owner, passwordHash }: OwnAccount,
  given: string,
): Promise<void> {
  const isUser = 'businessId' in owner
  return checkOwnPassword(context, {
    subject: isUser
      ? [String(owner.businessId), String(owner.userId)]
      : ['superadmin', String(owner.superadminId)],
    turn: isUser ? businessTurn(owner.businessId) : addressTurn(context.address),
    passwordHash,
    given,
    field: 'password',
  })
}

const acts: Record<FactorChange, OwnAct> = {
  added: { user: 'team:addSecondFactor', superadmin: 'superadmin:addSecondFactor' },
  removed: { user: 'team:removeSecondFactor', superadmin: 'superadmin:removeSecondFactor' },
  appRemoved: { user: 'team:removeSecondFactor', superadmin: 'superadmin:removeSecondFactor' },
  renewed: { user: 'team:renewRecoveryCodes', superadmin: 'superadmin:renewRecoveryCodes' },
  passkeyAdded: { user: 'team:addPasskey', superadmin: 'superadmin:addPasskey' },
  passkeyRemoved: { user: 'team:removePasskey', superadmin: 'superadmin:removePasskey' },
}

/** Records what the owner of an account did with the second factor, and tells them by mail. */
export async function recordChange(
  context: Context,
  { owner, email }: OwnAccount,
  change: FactorChange,
): Promise<void> {
  await recordOwnAct(context, owner, acts[change])
  tellOwner(context.services, email, change)
}
