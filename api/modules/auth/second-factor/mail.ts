import type { Services } from '#api/core/context/services.ts'
import type { Mail } from '#api/core/mail/mail.ts'

const changes = {
  added: {
    subject: 'Cuecard now asks for a code when you sign in',
    text: 'From now on, signing in to your Cuecard account takes your password and a code of your authenticator app.',
  },
  removed: {
    subject: 'Cuecard no longer asks for a code when you sign in',
    text: 'From now on, your password alone opens your Cuecard account: the second factor was removed.',
  },
  appRemoved: {
    subject: 'Cuecard no longer asks for a code when you sign in',
    text: 'The authenticator app was removed from your Cuecard account. Signing in takes one of your passkeys from now on.',
  },
  renewed: {
    subject: 'Your Cuecard recovery codes were replaced',
    text: 'Your Cuecard account has ten new recovery codes. The earlier ones no longer work.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Cuecard account',
    text: 'From now on, this passkey opens your Cuecard account, and signing in with your password takes a passkey or a code as well.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Cuecard account',
    text: 'The passkey no longer opens your Cuecard account. When it was the last one and you have no authenticator app, your password alone opens it from now on.',
  },
} as const

/** What happened to a second factor. */
export type FactorChange = keyof typeof changes

const otherwise = 'If you did not expect this, change your password and tell an admin of your business.'

function factorMail(to: string, change: FactorChange): Mail {
  const { subject, text } = changes[change]
  return { to, subject, text: ['Hello,', text, otherwise, 'Cuecard'].join('\n\n') }
}

/** Tells the owner of an account, after the response, what happened to the second factor. */
export function tellOwner({ mailer, backgroundTasks }: Services, to: string, change: FactorChange): void {
  backgroundTasks.run('second factor mail', () => mailer.send(factorMail(to, change)))
}
