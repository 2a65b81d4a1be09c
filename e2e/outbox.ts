import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** What the mails of Cuecard are about. */
export const subjects = {
  reset: 'Choose a new Cuecard password',
  secondFactor: 'Cuecard now asks for a code when you sign in',
  verification: 'Verify your email address for Cuecard',
}

/** The mails about a subject that the server wrote to an address, oldest first, their encoding undone. */
async function mailsTo(address: string, subject: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`) && mail.includes(`\r\nSubject: ${subject}\r\n`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** The latest of so many mails about a subject to an address; it is waited for. */
export async function mailTo(address: string, count = 1, subject = subjects.reset): Promise<string> {
  await expect.poll(async () => (await mailsTo(address, subject)).length).toBe(count)
  return (await mailsTo(address, subject)).at(-1) ?? ''
}

/** The links of a mail's text, in their order. */
export function linksIn(mail: string): string[] {
  const [text = ''] = mail.split('Content-Type: text/html')
  return text.match(/^http\S+/gm) ?? []
}
