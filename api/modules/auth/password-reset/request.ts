import { foldUsername, isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { network } from '#api/core/limits/network.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { addressKeys } from '#api/modules/auth/addresses.ts'
import { within } from '#api/modules/auth/mails/limits.ts'
import { mayReset, type ResetAccount, resetFields } from '#api/modules/auth/password-reset/accounts.ts'
import { namedResetMail, plainResetMail } from '#api/modules/auth/password-reset/mail.ts'
import { forgetOld, issueResetToken } from '#api/modules/auth/password-reset/tokens.ts'

const hour = 3600

/** Limits of requests per email address and per network address (docs/product/accounts.md#forgotten-passwords). */
const perEmail: Limit = { name: 'reset', points: 3, seconds: hour }
const perAddress: Limit = { name: 'reset-address', points: 100, seconds: hour }

/**
 * Limit of mails about accounts with an unverified address, because anyone can create many such accounts with another
 * person's address.
 */
const plainPerMailbox: Limit = { name: 'reset-plain', points: 10, seconds: hour }

/** The maximum number of accounts in one mail. */
const accountsPerEmail = 50

/**
 * Requests a link for a password reset. The response reveals nothing: nothing before it depends on whether the
 * address is known, and it is the same beyond the limits.
 * @throws BAD_INPUT (`email`)
 */
export async function requestPasswordReset({ services, address }: Context, email: string): Promise<void> {
  if (!(await within(services, perAddress, network(address)))) return
  const emailKeys = addressKeys(email)
  if (!(await within(services, perEmail, foldUsername(emailKeys[0] ?? email)))) return
  services.backgroundTasks.run('password reset', () => answer(services, emailKeys))
}

/** Sends the mails to the accounts with this email address, to the address as it is stored. */
async function answer(services: Services, emailKeys: string[]): Promise<void> {
  const found = await services.platform.user.findMany({
    where: { emailKey: { in: emailKeys }, ...mayReset },
    // Verified accounts come first, so that accounts that strangers created with this address cannot displace them.
    orderBy: [{ emailVerifiedAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: accountsPerEmail,
    select: resetFields,
  })
  const accounts = found.filter((account) => !isDemoAccount(account))
  // Each mailbox is handled separately, so that a failure for one does not affect the others.
  for (const [to, same] of byMailbox(accounts)) {
    const verified = same.filter(({ emailVerifiedAt }) => emailVerifiedAt)
    if (verified.length > 0)
      services.backgroundTasks.run('password reset mail', () => mailNamed(services, to, verified))
    const others = same.filter(({ emailVerifiedAt }) => !emailVerifiedAt)
    if (others.length > 0)
      services.backgroundTasks.run('password reset mail', () => mailPlain(services, to, others))
  }
  await forgetOld(services)
}

/** Sends one mail about all accounts whose address is verified. */
async function mailNamed(services: Services, to: string, accounts: readonly ResetAccount[]): Promise<void> {
  const links = await issueResetToken(services, accounts)
  if (links.length > 0) await services.mailer.send(namedResetMail(to, links, services.publicUrl))
}

/** Sends one mail per account whose address is not verified. The mail contains no text that a user has typed. */
async function mailPlain(services: Services, to: string, accounts: readonly ResetAccount[]): Promise<void> {
  for (const account of accounts) {
    if (!(await within(services, plainPerMailbox, foldUsername(to)))) return
    const [link] = await issueResetToken(services, [account])
    if (link) await services.mailer.send(plainResetMail(to, link, services.publicUrl))
  }
}

/**
 * Groups accounts by the stored address, ignoring only the case of ASCII letters. citext treats more spellings as
 * equal than mail servers do (K and the Kelvin sign, for example), so the owner of one such mailbox must not get the
 * links of another.
 */
function byMailbox(accounts: readonly ResetAccount[]): Map<string, ResetAccount[]> {
  const boxes = new Map<string, ResetAccount[]>()
  for (const account of accounts) {
    const box = account.email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    boxes.set(box, [...(boxes.get(box) ?? []), account])
  }
  return boxes
}
