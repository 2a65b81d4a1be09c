import type { Context, House } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import { parse } from '#api/core/input.ts'
import type { Limit } from '#api/core/throttle.ts'
import { foldUsername, isDemoAccount } from '#api/core/usernames.ts'
import { network } from '#api/modules/auth/attempts.ts'
import { resetRequest } from '#api/modules/auth/input.ts'
import { type Account, accountFields, mayReset } from '#api/modules/auth/password-reset/accounts.ts'
import { resetMail } from '#api/modules/auth/password-reset/mail.ts'
import { forgetOld, issue } from '#api/modules/auth/password-reset/tokens.ts'

const hour = 3600

/** Requests for one e-mail address, and from one network address (decisions section 15). */
const perEmail: Limit = { name: 'reset', points: 3, seconds: hour }
const perAddress: Limit = { name: 'reset-address', points: 100, seconds: hour }

/** More than this many businesses that know one e-mail address are left out of the message. */
const accountsPerEmail = 50

async function within({ throttle }: House, limit: Limit, subject: string): Promise<boolean> {
  try {
    await throttle.take(limit, subject)
    return true
  } catch (refused) {
    if (refused instanceof AppError && refused.code === 'RATE_LIMITED') return false
    throw refused
  }
}

/**
 * Asks for a link to choose a new password (decisions sections 2 and 15). Whoever asks learns nothing: nothing before
 * the answer depends on whether anybody has that address, and beyond the limits the answer is the same.
 * @throws BAD_INPUT (`email`)
 */
export async function requestPasswordReset({ house, address }: Context, input: unknown): Promise<void> {
  const { email } = parse(resetRequest, input)
  if (!(await within(house, perAddress, network(address)))) return
  if (!(await within(house, perEmail, foldUsername(email)))) return
  house.errands.run('password reset', () => answer(house, email))
}

/** Writes to those who have an e-mail address. */
async function answer(house: House, email: string): Promise<void> {
  const found = await house.platform.user.findMany({
    where: { email, ...mayReset },
    orderBy: [{ businessId: 'asc' }, { id: 'asc' }],
    take: accountsPerEmail,
    select: accountFields,
  })
  const accounts = found.filter((account) => !isDemoAccount(account))
  // Each by itself: an address that takes no mail keeps nobody else from theirs.
  for (const [to, same] of byMailbox(accounts)) {
    house.errands.run('password reset mail', async () => {
      const links = await issue(house, same)
      await house.mailer.send(resetMail(to, links, house.publicUrl))
    })
  }
  await forgetOld(house)
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
