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
  renewed: {
    subject: 'Your Cuecard recovery codes were replaced',
    text: 'Your Cuecard account has ten new recovery codes. The earlier ones no longer work.',
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
