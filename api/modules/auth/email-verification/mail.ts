import type { Mail } from '#api/core/mail/mail.ts'
import { linkMail } from '#api/modules/auth/mails/linkMail.ts'

/** How many days a link is valid (docs/product/accounts.md#email-addresses). */
export const linkDays = 7

/** The mail with the verification link. It contains no text that a user has typed. */
export function verificationMail(to: string, token: string, publicUrl: string): Mail {
  return linkMail({
    to,
    subject: 'Verify your email address for Cuecard',
    opening: 'An account on Cuecard uses this email address. If it is yours, verify the address here:',
    links: [{ url: `${publicUrl}/verify-email?token=${token}` }],
    label: 'Verify Email Address',
    closing: [
      `The link works once, for ${linkDays} days. A newer link replaces it.`,
      'If you have no account on Cuecard, ignore this message and leave the link alone.',
    ],
  })
}
