import { spendToken } from '#api/core/auth/usedTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { acceptPasskey, ownerOfPasskey, refusedPasskey } from '#api/modules/auth/passkeys/accept.ts'
import type { PasskeySignIn } from '#api/modules/auth/passkeys/input.ts'
import { acceptCode, isOfApp } from '#api/modules/auth/second-factor/accept.ts'
import type { CodeSignIn } from '#api/modules/auth/second-factor/input.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { plainCode } from '#api/modules/auth/second-factor/recoveryCodes.ts'
import { readTicket } from '#api/modules/auth/second-factor/tickets.ts'
import { openAccount, type SignInAccount } from '#api/modules/auth/sign-in/accounts.ts'
import { type Refusal, recordingRefusal, type Way } from '#api/modules/auth/sign-in/record.ts'
import { type NewSession, start } from '#api/modules/auth/sign-in/session.ts'

/** Finds the account of an owner that may sign in; with a version, only in the state that the version stands for. */
type Find<Account> = (owner: FactorOwner, version?: number) => Promise<Account | null>

/**
 * Checks the ticket and the second factor of a sign-in; resolves to what `find` found for the owner of the ticket. A ticket
 * works once, and not after a wrong code alone: another code may be tried with it.
 * @param refusal what to record when it is refused
 * @param accept accepts the code or the passkey of the owner, or throws
 * @param find the account of this state, if it may still sign in
 * @throws CHOICE_ENDED for a ticket that is used, expired or of a former state; what `accept` throws
 */
export async function passSecondFactor<Account>(
  context: Context,
  text: string,
  refusal: { way: Way; reason: Refusal },
  accept: (owner: FactorOwner) => Promise<void>,
  find: Find<Account>,
): Promise<Account> {
  const { services } = context
  const ticket = await readTicket(services.signed, text, services.clock.now())
  const account = ticket && (await find(ticket.owner, ticket.version))
  if (!ticket || !account) throw new AppError('CHOICE_ENDED')
  await recordingRefusal(context, refusal, [ticket.owner], () => accept(ticket.owner))
  if (!(await spendToken(services, ticket))) throw new AppError('CHOICE_ENDED')
  return account
}

/** The way of a sign-in with a code. */
export const wayOf = (code: string): Way => (isOfApp(plainCode(code)) ? 'code' : 'recovery code')

const wrongPasskey = { way: 'passkey', reason: 'wrong passkey' } as const

/** Checks the ticket and the code of a sign-in. */
export function passCode<Account>(
  context: Context,
  { ticket, code }: CodeSignIn,
  find: Find<Account>,
): Promise<Account> {
  const refusal = { way: wayOf(code), reason: 'wrong code' } as const
  return passSecondFactor(
    context,
    ticket,
    refusal,
    (owner) => acceptCode(context, owner, code, 'sign-in'),
    find,
  )
}

/** Checks the passkey of a sign-in, and the ticket that comes with it as the second step. */
export async function passPasskey<Account>(
  context: Context,
  { ticket, credential }: PasskeySignIn,
  find: Find<Account>,
): Promise<Account> {
  if (ticket != null) {
    const accept = (owner: FactorOwner) => acceptPasskey(context, owner, credential, 'second-factor')
    return passSecondFactor(context, ticket, wrongPasskey, accept, find)
  }
  const owner = await recordingRefusal(context, wrongPasskey, [], () => ownerOfPasskey(context, credential))
  const account = await find(owner)
  if (!account) throw refusedPasskey()
  return account
}

const findUser =
  ({ services }: Context): Find<SignInAccount> =>
  async (owner, version) =>
    'businessId' in owner ? openAccount(services, { ...owner, version }) : null

/**
 * The second step of a user's sign-in; the rest of the request runs as this user.
 * @throws CHOICE_ENDED, SUSPENDED, BAD_INPUT (`code`), RATE_LIMITED
 */
export async function signInWithCode(context: Context, input: CodeSignIn): Promise<NewSession> {
  return start(context, await passCode(context, input, findUser(context)), wayOf(input.code))
}

/**
 * Signs a user in by a passkey, alone or as the second step; the rest of the request runs as this user.
 * @throws CHOICE_ENDED, INVALID_CREDENTIALS, SUSPENDED, BAD_INPUT (`credential`), RATE_LIMITED; FORBIDDEN where browsers
 * offer no passkeys
 */
export async function signInWithPasskey(context: Context, input: PasskeySignIn): Promise<NewSession> {
  return start(context, await passPasskey(context, input, findUser(context)), 'passkey')
}
