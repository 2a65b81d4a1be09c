import type { Mail } from '#api/core/mail.ts'
import type { Account } from '#api/modules/auth/password-reset/accounts.ts'
import { linkMinutes } from '#api/modules/auth/password-reset/tokens.ts'

const letters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => letters[letter] ?? letter)

const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a6b4a;color:#ffffff;font-weight:600;text-decoration:none'

/** The message with a link for each business, to someone who may have forgotten their password. */
export function resetMail(
  to: string,
  accounts: readonly (Account & { token: string })[],
  publicUrl: string,
): Mail {
  const choices = accounts.map(({ business, username, token }) => ({
    // Names that people give stay on their line.
    business: business.name.replaceAll(/\s+/g, ' '),
    username,
    link: `${publicUrl}/reset-password?token=${token}`,
  }))
  const greeting = `Hello ${accounts[0]?.firstName ?? 'there'},`
  const opening =
    choices.length > 1
      ? 'Somebody asked for a new password on Cuecard. Your e-mail address is known at several businesses: each has a password of its own, and a link of its own.'
      : 'Somebody asked for a new password on Cuecard. If that was you, choose one here:'
  const closing = [
    `A link works once, for ${linkMinutes} minutes.`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ]
  return {
    to,
    subject: 'Choose a new Cuecard password',
    text: [
      greeting,
      opening,
      ...choices.map((choice) => `${choice.business} (username: ${choice.username})\n${choice.link}`),
      ...closing,
      'Cuecard',
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d1b18">
<p>${escaped(greeting)}</p>
<p>${opening}</p>
${choices
  .map(
    ({ business, username, link }) => `<p style="margin:24px 0"><strong>${escaped(business)}</strong><br>
Username: ${escaped(username)}<br><br>
<a href="${escaped(link)}" style="${button}">Choose a new password</a></p>`,
  )
  .join('\n')}
<p>${closing.join('<br>')}</p>
<p>Cuecard</p>
</body></html>
`,
  }
}
