import type { Mail, Mailer } from '#api/core/mail/mail.ts'
import type { World } from '#api/testing/harness/world.ts'

/** A mailer that records messages instead of sending them. */
export interface Mailbox extends Mailer {
  mails: Mail[]
}

export function mailbox(): Mailbox {
  const mails: Mail[] = []
  return { mails, send: async (mail) => void mails.push(mail) }
}

/** The tokens of the links in a mail, in order. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/\/reset-password\?token=([\w-]+)/g)].map(([, token]) => token ?? '')
}

/** The tokens of the email verification links in a text. */
export function verificationTokensIn(text: string): string[] {
  return [...text.matchAll(/\/verify-email\?token=([\w-]+)/g)].map(([, token]) => token ?? '')
}

/** Waits for the background tasks. */
export async function settled({ services }: World): Promise<void> {
  await services.backgroundTasks.finish(20_000)
}

export const requestReset = `mutation ($email: String!) {
  requestPasswordReset(input: { email: $email }) { message } }`

export const resetPassword = `mutation ($token: String!, $newPassword: String!) {
  resetPassword(input: { token: $token, newPassword: $newPassword }) { username } }`

export const verifyEmail = `mutation ($token: String!) { verifyEmail(input: { token: $token }) { message } }`
