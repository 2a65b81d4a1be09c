import type { Context } from '#api/core/context/context.ts'
import { AppError, badField } from '#api/core/errors/errors.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'
import { recordOwnAct } from '#api/modules/auth/ownActs.ts'
import { acceptPasskey } from '#api/modules/auth/passkeys/accept.ts'
import { acceptCode } from '#api/modules/auth/second-factor/accept.ts'
import { checkPassword, readOwnAccount } from '#api/modules/auth/second-factor/account.ts'
import { factorMethods } from '#api/modules/auth/second-factor/demand.ts'
import type { PasswordOrFactor } from '#api/modules/auth/second-factor/input.ts'

/**
 * Confirms that the owner of the account is at this session: with the password, or with a code or a passkey for who has a
 * second factor, because the password alone would go around it.
 * @throws BAD_INPUT (`password`, `code` or `credential`), RATE_LIMITED; SESSION_EXPIRED for a session that is not in the list
 */
export async function confirm(
  context: Context,
  { password, code, credential }: PasswordOrFactor,
): Promise<void> {
  const { services, viewer } = context
  const account = await readOwnAccount(context)
  const methods = await factorMethods(services, account.owner)
  if (methods.length > 0) {
    if (credential != null) await acceptPasskey(context, account.owner, credential, 'confirmation')
    else if (code != null) await acceptCode(context, account.owner, code, 'session')
    else
      throw methods.includes('code')
        ? badField('code', 'Code is required')
        : badField('credential', 'Passkey is required')
  } else {
    if (password == null) throw badField('password', 'Password is required')
    await checkPassword(context, account, password)
  }
  const id = isPerson(viewer) ? viewer.sessionId : undefined
  const { count } = await services.platform.session.updateMany({
    where: { ...account.owner, id: { in: id === undefined ? [] : [id] } },
    data: { confirmedAt: services.clock.now() },
  })
  if (count === 0) throw new AppError('SESSION_EXPIRED')
  await recordOwnAct(context, account.owner, {
    user: 'team:confirmPassword',
    superadmin: 'superadmin:confirmPassword',
  })
}
