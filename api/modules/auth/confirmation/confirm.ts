import type { Context } from '#api/core/context/context.ts'
import { AppError, badField } from '#api/core/errors/errors.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'
import { recordOwnAct } from '#api/modules/auth/ownActs.ts'
import { acceptCode } from '#api/modules/auth/second-factor/accept.ts'
import { checkPassword, readOwnAccount } from '#api/modules/auth/second-factor/account.ts'
import { hasFactor } from '#api/modules/auth/second-factor/demand.ts'
import type { PasswordOrCode } from '#api/modules/auth/second-factor/input.ts'

/**
 * Confirms that the owner of the account is at this session: with the password, or with a code for who has a second
 * factor, because the password alone would go around it.
 * @throws BAD_INPUT (`password` or `code`), RATE_LIMITED; SESSION_EXPIRED for a session that is not in the list
 */
export async function confirm(context: Context, { password, code }: PasswordOrCode): Promise<void> {
  const { services, viewer } = context
  const account = await readOwnAccount(context)
  if (await hasFactor(services, account.owner)) {
    if (code == null) throw badField('code', 'Code is required')
    await acceptCode(context, account.owner, code)
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
