import type { Mail } from '#api/core/mail/mail.ts'
import { businessNameForMail } from '#api/modules/auth/mails/businessName.ts'
import { linkMail, type MailLink } from '#api/modules/auth/mails/linkMail.ts'
import type { ResetAccount } from '#api/modules/auth/password-reset/accounts.ts'
import { linkMinutes } from '#api/modules/auth/password-reset/tokens.ts'

type WithToken = ResetAccount & { token: string }

const urlOf = (token: string, publicUrl: string) => `${publicUrl}/reset-password?token=${token}`

function resetMail(to: string, opening: string, links: readonly MailLink[]): Mail {
  return linkMail({
    to,
    subject: 'Choose a new Cuecard password',
    opening,
    links,
    label: 'Choose a New Password',
    closing: [
      `A link works once, for ${linkMinutes} minutes. A newer link ends it.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  })
}

const somebody = 'Somebody asked for a new password on Cuecard.'

/** The mail for an address that is not verified: fixed sentences and one link. */
export function plainResetMail(to: string, { token }: WithToken, publicUrl: string): Mail {
  return resetMail(to, `${somebody} If that was you, choose one here:`, [{ url: urlOf(token, publicUrl) }])
}

/** The mail for a verified address: a link for each business, with the name of the business. */
export function namedResetMail(to: string, accounts: readonly WithToken[], publicUrl: string): Mail {
  const opening =
    accounts.length > 1
      ? `${somebody} You work at several businesses: each has a password and a link of its own.`
      : `${somebody} If that was you, choose one here:`
  const links = accounts.map(({ business, token }) => ({
    heading: businessNameForMail(business.name) ?? 'A business whose name is not shown in mails',
    url: urlOf(token, publicUrl),
  }))
  return resetMail(to, opening, links)
}
