import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '#api/core/platform/log.ts'

/** One message to one person. */
export interface Mail {
  /** An address, without a name. */
  to: string
  subject: string
  text: string
  html?: string
}

/** Sends mails. It takes its time, so nobody's answer waits for it (see `BackgroundTasks`). */
export interface Mailer {
  /** @throws MailError when the message could not be handed over */
  send(mail: Mail): Promise<void>
}

/**
 * Why a mail was not sent, in codes alone: what a mail server says repeats whom it was for. It carries no cause, so
 * that a mail server out of reach is never taken for the database.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
}

interface Failed {
  code?: unknown
  responseCode?: unknown
  command?: unknown
}

function mailError(error: unknown): MailError {
  if (error instanceof MailError) return error
  const { code, responseCode, command } = (error ?? {}) as Failed
  const known = [code, responseCode, command].filter((part) => part !== undefined).map(String)
  return new MailError(`The mail server did not take a message: ${known.join(' ') || 'no reason given'}`)
}

/** Silence, in milliseconds, after which the mail server is given up; and how long one message may take in all. */
const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}
const wholeTime = 20_000

// Nothing a message says is ever fetched or read from a file.
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** A message as nodemailer takes it. A line break in a header would begin another header: there is none. */
function compose({ to, subject, text, html }: Mail, from: string) {
  if (/\p{Cc}|[<>,;]/u.test(to) || /\p{Cc}/u.test(subject)) {
    throw new MailError(
      'A message was not sent: its address or subject has characters that cannot stand there',
    )
  }
  return { from: { name: 'Cuecard', address: from }, to: { name: '', address: to }, subject, text, html }
}

interface Times {
  /** Milliseconds, as `patience`; tests have less of it. */
  times?: Partial<typeof patience & { wholeTime: number }>
}

/**
 * Sends through a mail server, on a connection of its own for each message. `smtps:` is TLS from the first byte,
 * `smtp:` turns to TLS when the server offers it (`?requireTLS=true` insists).
 */
export function smtpMailer(url: string, from: string, { times = {} }: Times = {}): Mailer {
  const { wholeTime: whole, ...silence } = { ...patience, wholeTime, ...times }
  const transport = createTransport({ url, ...silence, ...closed })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(whole) })
      } catch (error) {
        throw mailError(error)
      }
    },
  }
}

/** Writes mails into a folder as `.eml`, which mail programs open, and names each in the log. */
export function outboxMailer(folder: string, from: string, log: Log): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const file = resolve(join(folder, `${name}.eml`))
      // Whoever reads along sees a mail whole or not at all.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'No mail server is set (SMTP_URL): this mail was written to a file')
    },
  }
}
