import { createHash } from 'node:crypto'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { found } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import type { Mail } from '#api/core/mail/mail.ts'
import type { User } from '#api/generated/client.ts'
import { within } from '#api/modules/auth/mails/limits.ts'
import { type FactorOwner, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { networkOf } from '#api/modules/auth/sessions/origin.ts'

/** Limit of mails about new browsers to one account, so that nobody who knows the password floods the mailbox. */
const perAccount: Limit = { name: 'new-browser-mail', points: 5, seconds: 24 * 60 * 60 }

/** What a browser of ours sends. Other text is not taken for an id. */
const idShape = /^[\w-]{16,64}$/

/**
 * The hash under which an account knows a browser: of the id that the browser keeps, or, for a program without one, of
 * its `User-Agent` and network.
 */
function hashOf({ browser: { id, userAgent = '' }, address }: Context, owner: FactorOwner): string {
  const known = id !== undefined && idShape.test(id) ? [id] : [userAgent, networkOf(address)]
  return createHash('sha256')
    .update(JSON.stringify([owner, known]))
    .digest('hex')
}

// Fixed sentences, because the address may belong to somebody else (docs/product/accounts.md#mails).
const mailTo = (to: string): Mail => ({
  to,
  subject: 'A new browser signed in to your Cuecard account',
  text: [
    'Hello,',
    'Somebody has signed in to your Cuecard account from a browser or a program that was not used for it before. If that was you, there is nothing to do.',
    'If it was not you, change your password: that ends every session. “Your sessions”, beside your second factor in Cuecard, shows where you are signed in.',
    'Cuecard',
  ].join('\n\n'),
})

type Account = Pick<User, 'username' | 'email' | 'lastLoginAt' | 'newBrowserMails'>

/**
 * Remembers the browser of a sign-in. The owner is told of a new one by mail, after the response, unless the account is
 * used for the first time or its owner has switched these mails off. The demo account, which everybody shares, has none.
 * @param account as it was before the sign-in
 */
export async function noteBrowser(context: Context, owner: FactorOwner, account: Account): Promise<void> {
  const { services } = context
  const { platform, clock, backgroundTasks, mailer } = services
  if ('businessId' in owner && isDemoAccount({ ...owner, ...account })) return
  const seen = { lastSeenAt: clock.now() }
  const hash = hashOf(context, owner)
  const { count } = await platform.knownBrowser.updateMany({ where: { hash }, data: seen })
  if (count > 0) return
  await platform.knownBrowser.createMany({ data: { ...owner, hash, ...seen }, skipDuplicates: true })
  if (account.lastLoginAt === null || !account.newBrowserMails) return
  backgroundTasks.run('new browser mail', async () => {
    if (await within(services, perAccount, JSON.stringify(owner))) await mailer.send(mailTo(account.email))
  })
}

/** Whether the signed-in user or superadmin gets mails about new browsers. */
export async function newBrowserMails(context: Context): Promise<boolean> {
  const { platform } = context.services
  const owner = ownerOf(context)
  const select = { newBrowserMails: true } as const
  const row =
    'superadminId' in owner
      ? await platform.superAdmin.findUnique({ where: { id: owner.superadminId }, select })
      : await platform.user.findUnique({
          where: { businessId_id: { businessId: owner.businessId, id: owner.userId } },
          select,
        })
  return found('Account', row).newBrowserMails
}

/** Switches the mails about new browsers of the signed-in user or superadmin on or off. */
export async function setNewBrowserMails(context: Context, on: boolean): Promise<void> {
  const { platform } = context.services
  const owner = ownerOf(context)
  const data = { newBrowserMails: on }
  if ('superadminId' in owner)
    await platform.superAdmin.updateMany({ where: { id: owner.superadminId }, data })
  else await platform.user.updateMany({ where: { businessId: owner.businessId, id: owner.userId }, data })
}
