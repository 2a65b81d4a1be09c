import { foldUsername } from '#api/core/accounts/usernames.ts'
import type { Services } from '#api/core/context/services.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { linkDays, verificationMail } from '#api/modules/auth/email-verification/mail.ts'
import { newLinkToken } from '#api/modules/auth/linkTokens.ts'
import { within } from '#api/modules/auth/mails/limits.ts'
import { mayReset } from '#api/modules/auth/password-reset/accounts.ts'

const day = 24 * 60 * 60 * 1000
const hour = 3600

/** Limit of verification mails to one address, over all businesses, so that no mailbox can be flooded. */
const perMailbox: Limit = { name: 'verification-mailbox', points: 3, seconds: hour }
/**
 * Limit of verification mails per business, so that an admin who keeps changing addresses cannot use Cuecard to send
 * mail.
 */
const perBusiness: Limit = { name: 'verification-business', points: 60, seconds: hour }

interface Account {
  businessId: number
  id: number
}

/**
 * Sends the verification link to an account's email address, as a background task. Beyond the limits, and in the
 * demo, nothing is sent and the response does not reveal it (docs/product/accounts.md#email-addresses).
 */
export function sendVerification(services: Services, { businessId, id }: Account): void {
  if (businessId === demoBusinessId) return
  services.backgroundTasks.run('verification mail', async () => {
    const account = await services.platform.user.findFirst({
      where: { businessId, id, emailVerifiedAt: null, ...mayReset },
      select: { email: true },
    })
    if (!account || !(await within(services, perBusiness, String(businessId)))) return
    const { email } = account
    if (!(await within(services, perMailbox, foldUsername(email)))) return
    await services.mailer.send(
      verificationMail(
        email,
        await issueVerification(services, { businessId, id }, email),
        services.publicUrl,
      ),
    )
  })
}

/** Creates a link token for an account and its current address. The account's earlier link becomes invalid. */
export async function issueVerification(
  { platform, clock }: Pick<Services, 'platform' | 'clock'>,
  { businessId, id: userId }: Account,
  email: string,
): Promise<string> {
  const { token, tokenHash } = newLinkToken()
  const link = { email, tokenHash, expiresAt: new Date(clock.now().getTime() + linkDays * day) }
  await platform.emailVerification.upsert({
    where: { businessId_userId: { businessId, userId } },
    create: { businessId, userId, ...link },
    update: link,
  })
  return token
}
