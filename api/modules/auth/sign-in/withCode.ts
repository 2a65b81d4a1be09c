import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { acceptCode } from '#api/modules/auth/second-factor/accept.ts'
import type { CodeSignIn } from '#api/modules/auth/second-factor/input.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { readTicket } from '#api/modules/auth/second-factor/tickets.ts'
import { openAccount } from '#api/modules/auth/sign-in/accounts.ts'
import { spend } from '#api/modules/auth/sign-in/choices.ts'
import { type NewSession, start } from '#api/modules/auth/sign-in/session.ts'

/**
 * Checks the ticket and the code of a sign-in; resolves to what `find` found for the owner of the ticket. A ticket works
 * once, and not after a wrong code alone: another code may be tried with it.
 * @param find the account of this state, if it may still sign in
 * @throws CHOICE_ENDED for a ticket that is used, expired or of a former state; BAD_INPUT (`code`), RATE_LIMITED
 */
export async function passSecondFactor<Account>(
  context: Context,
  { ticket: text, code }: CodeSignIn,
  find: (owner: FactorOwner, version: number) => Promise<Account | null>,
): Promise<Account> {
  const { signed, clock } = context.services
  const ticket = await readTicket(signed, text, clock.now())
  const account = ticket && (await find(ticket.owner, ticket.version))
  if (!ticket || !account) throw new AppError('CHOICE_ENDED')
  await acceptCode(context, ticket.owner, code)
  if (!(await spend(context.services, ticket))) throw new AppError('CHOICE_ENDED')
  return account
}

/**
 * The second step of a user's sign-in; the rest of the request runs as this user.
 * @throws CHOICE_ENDED, SUSPENDED, BAD_INPUT (`code`), RATE_LIMITED
 */
export async function signInWithCode(context: Context, input: CodeSignIn): Promise<NewSession> {
  const account = await passSecondFactor(context, input, async (owner, version) =>
    'businessId' in owner ? openAccount(context.services, { ...owner, version }) : null,
  )
  return start(context, account)
}
