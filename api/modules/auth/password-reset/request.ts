import { foldUsername, isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { network } from '#api/core/platform/network.ts'
import type { Context, Services } from '#api/core/tenancy/context.ts'
import { within } from '#api/modules/auth/mails/limits.ts'
import { type Account, accountFields, mayReset } from '#api/modules/auth/password-reset/accounts.ts'
import { namedResetMail, plainResetMail } from '#api/modules/auth/password-reset/mail.ts'
import { forgetOld, issue } from '#api/modules/auth/password-reset/tokens.ts'

const hour = 3600

/** Requests for one e-mail address, and from one network address (docs/product/accounts.md#forgotten-passwords). */
const perEmail: Limit = { name: 'reset', points: 3, seconds: hour }
const perAddress: Limit = { name: 'reset-address', points: 100, seconds: hour }

/** Messages about accounts whose address is not verified: anybody can make many of them with a stranger's address. */
const plainPerMailbox: Limit = { name: 'reset-plain', points: 10, seconds: hour }

/** More than this many businesses that know one e-mail address are left out of the message. */
const accountsPerEmail = 50

/**
 * Asks for a link to choose a new password. Whoever asks learns nothing: nothing before
 * the answer depends on whether anybody has that address, and beyond the limits the answer is the same.
 * @throws BAD_INPUT (`email`)
 */
export async function requestPasswordReset({ services, address }: Context, email: string): Promise<void> {
  if (!(await within(services, perAddress, network(address)))) return
  if (!(await within(services, perEmail, foldUsername(email)))) return
  services.backgroundTasks.run('password reset', () => answer(services, email))
}

/** Writes to those who have an e-mail address. */
async function answer(services: Services, email: string): Promise<void> {
  const found = await services.platform.user.findMany({
    where: { email, ...mayReset },
    // Verified ones first: those that strangers made with this address push nobody out.
    orderBy: [{ emailVerifiedAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: accountsPerEmail,
    select: accountFields,
  })
  const accounts = found.filter((account) => !isDemoAccount(account))
  // Each by itself: an address that takes no mail keeps nobody else from theirs.
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

/** One message about all accounts whose address is verified. */
async function mailNamed(services: Services, to: string, accounts: readonly Account[]): Promise<void> {
  const links = await issue(services, accounts)
  if (links.length > 0) await services.mailer.send(namedResetMail(to, links, services.publicUrl))
}

/** A message for each account whose address is not verified: what somebody typed about one stands in no mail. */
async function mailPlain(services: Services, to: string, accounts: readonly Account[]): Promise<void> {
  for (const account of accounts) {
    if (!(await within(services, plainPerMailbox, foldUsername(to)))) return
    const [link] = await issue(services, [account])
    if (link) await services.mailer.send(plainResetMail(to, link, services.publicUrl))
  }
}

/**
 * The accounts by the mailbox they name, as it was stored. The database takes more spellings for one than mail does
 * (K, the sign of kelvin, for k): whoever owns such a mailbox must not get the links of another's.
 */
function byMailbox(accounts: readonly Account[]): Map<string, Account[]> {
  const boxes = new Map<string, Account[]>()
  for (const account of accounts) {
    const box = account.email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    boxes.set(box, [...(boxes.get(box) ?? []), account])
  }
  return boxes
}
