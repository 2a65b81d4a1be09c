import { addressTurn } from '#api/core/accounts/hashing.ts'
import { foldUsername } from '#api/core/accounts/usernames.ts'
import { admits } from '#api/core/auth/authenticate.ts'
import { spendToken } from '#api/core/auth/usedTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { accountKey } from '#api/core/text/accountKey.ts'
import type { SignIn } from '#api/modules/auth/input.ts'
import {
  accountsOf,
  accountsPerSignIn,
  candidatesOf,
  openAccount,
  type SignInAccount,
} from '#api/modules/auth/sign-in/accounts.ts'
import { checkCredentials, signInSubject } from '#api/modules/auth/sign-in/attempts.ts'
import { choice } from '#api/modules/auth/sign-in/choices.ts'
import { readChoice } from '#api/modules/auth/sign-in/choiceTokens.ts'
import { recordingRefusal, recordRefusal } from '#api/modules/auth/sign-in/record.ts'
import { begin, type NewSession } from '#api/modules/auth/sign-in/session.ts'

const wrongPassword = { way: 'password', reason: 'wrong password' } as const

const ownerOf = ({ businessId, id }: Pick<SignInAccount, 'businessId' | 'id'>) => ({ businessId, userId: id })

/** Records a wrong password for the accounts that were tried; when there are none, for those that were deactivated. */
function recordWrongPassword(context: Context, username: string, tried: readonly SignInAccount[]): void {
  const { platform, backgroundTasks } = context.services
  if (tried.length > 0) {
    recordRefusal(context, wrongPassword, tried.map(ownerOf))
    return
  }
  backgroundTasks.run('refused sign-in', async () => {
    const left = await platform.user.findMany({
      where: { usernameKey: accountKey(username), isActive: false },
      orderBy: { id: 'asc' },
      take: accountsPerSignIn,
      select: { businessId: true, id: true },
    })
    const reason = left.length > 0 ? 'deactivated account' : 'wrong password'
    recordRefusal(context, { way: 'password', reason }, left.map(ownerOf))
  })
}

/**
 * Signs a user in by username and password, and by the name of the business when it is given; the rest of the request
 * runs as this user (docs/product/accounts.md#signing-in).
 * @throws BAD_INPUT, RATE_LIMITED, INVALID_CREDENTIALS; SUSPENDED and CHOOSE_BUSINESS (with `businesses: [{ choiceToken,
 * name }]`) only when the password is correct
 */
export async function signIn(context: Context, claimant: SignIn): Promise<NewSession> {
  const { services, address } = context
  const { username, business, lastBusinessId } = claimant
  // Usernames with accents are counted together with those without, so they do not reset the count.
  const plain = foldUsername(username) === username.toUpperCase()
  const subject = await signInSubject(context, username, business)
  let tried: readonly SignInAccount[] = []
  const opened = await recordingRefusal(context, wrongPassword, [], () =>
    checkCredentials(context, {
      subject,
      lane: JSON.stringify([lastBusinessId]),
      check: async () => {
        const candidates = await candidatesOf(services, claimant)
        tried = candidates.accounts
        return accountsOf(services, candidates, claimant, addressTurn(address))
      },
      forgets: ({ all }) => all && plain,
    }),
  )
  if (!opened) {
    recordWrongPassword(context, username, tried)
    throw new AppError('INVALID_CREDENTIALS')
  }
  const open = opened.accounts.filter(({ business }) => admits(business))
  const [account] = open
  if (!account) {
    const refusal = { way: 'password', reason: 'suspended business' } as const
    recordRefusal(context, refusal, opened.accounts.map(ownerOf))
    throw new AppError('SUSPENDED')
  }
  if (open.length > 1) throw await choice(services, open)
  return begin(context, account, 'password')
}

/**
 * Signs in with the choice token of a chosen business; each choice token works once. The rest of the request runs as this user.
 * @throws CHOICE_ENDED for a choice token that is used, expired or invalid; SUSPENDED
 */
export async function signInWithChoice(context: Context, text: string): Promise<NewSession> {
  const { signed, clock } = context.services
  const over = new AppError('CHOICE_ENDED')
  const choiceToken = await readChoice(signed, text, clock.now())
  const account = choiceToken && (await openAccount(context.services, choiceToken))
  if (!account) throw over
  if (!(await spendToken(context.services, choiceToken))) throw over
  return begin(context, account, 'chosen business')
}
