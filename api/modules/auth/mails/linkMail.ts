import type { Mail } from '#api/core/mail/mail.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a6b4a;color:#ffffff;font-weight:600;text-decoration:none'

export interface MailLink {
  url: string
  /** The purpose of the link, when a mail has several links. */
  heading?: string
}

interface LinkMail {
  to: string
  subject: string
  opening: string
  links: readonly MailLink[]
  /** The text on the button. */
  label: string
  closing: readonly string[]
}

/** A mail that consists of fixed sentences and links, as text and as HTML. */
export function linkMail({ to, subject, opening, links, label, closing }: LinkMail): Mail {
  const linkText = ({ heading, url }: MailLink) => (heading ? `${heading}\n${url}` : url)
  const linkHtml = ({ heading, url }: MailLink) =>
    `<p style="margin:24px 0">${heading ? `<strong>${escaped(heading)}</strong><br><br>` : ''}
<a href="${escaped(url)}" style="${button}">${label}</a></p>`
  return {
    to,
    subject,
    text: ['Hello,', opening, ...links.map(linkText), ...closing, 'Cuecard'].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d1b18">
<p>Hello,</p>
<p>${opening}</p>
${links.map(linkHtml).join('\n')}
<p>${closing.join('<br>')}</p>
<p>Cuecard</p>
</body></html>
`,
  }
}
