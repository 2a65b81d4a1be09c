import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, MailError, type Mailer } from '#api/core/mail/mail.ts'
import type { Log } from '#api/core/process/log.ts'
import { counter } from '#api/core/telemetry/metrics.ts'
import { inSpan } from '#api/core/telemetry/tracing.ts'

const mails = counter({
  name: 'cuecard_mails_total',
  help: 'Mails handed to the mail server, by outcome: `accepted` or `failed`.',
  label: 'outcome',
  values: ['accepted', 'failed'],
})

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

/**
 * Inactivity timeouts of the SMTP connection, and the total time limit of a message, in milliseconds.
 */
const silenceLimits = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}
const wholeTime = 20_000

// Keeps nodemailer from fetching URLs or reading files that a message names.
const closed = { disableFileAccess: true, disableUrlAccess: true }

// So that no out-of-office notice or ticket system answers (RFC 3834, and Exchange's own).
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Converts a message for nodemailer. Refuses control characters in the address and the subject, because a line break
 * would begin another header.
 */
function compose({ to, subject, text, html }: Mail, from: string) {
  if (/\p{Cc}|[<>,;]/u.test(to) || /\p{Cc}/u.test(subject)) {
    throw new MailError(
      'A message was not sent: its address or subject has characters that cannot stand there',
    )
  }
  return {
    from: { name: 'Cuecard', address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers,
  }
}

interface Times {
  /** Time-outs in milliseconds; tests use shorter ones. */
  times?: Partial<typeof silenceLimits & { wholeTime: number }>
}

/**
 * Sends through an SMTP server, with a new connection for each message. `smtps:` uses TLS from the start; `smtp:`
 * upgrades to TLS when the server offers it, and `?requireTLS=true` requires it.
 */
export function smtpMailer(url: string, from: string, { times = {} }: Times = {}): Mailer {
  const { wholeTime: whole, ...silence } = { ...silenceLimits, wholeTime, ...times }
  const transport = createTransport({ url, ...silence, ...closed })
  return {
    async send(mail) {
      const message = compose(mail, from)
      try {
        await inSpan('send mail', { kind: 'client' }, () =>
          transport.sendMail({ ...message, signal: AbortSignal.timeout(whole) }),
        )
        mails.inc({ outcome: 'accepted' })
      } catch (error) {
        mails.inc({ outcome: 'failed' })
        throw mailError(error)
      }
    },
  }
}

// Their links are valid for seven days at most.
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Writes mails as `.eml` files, which mail programs open, into a folder and logs each file name. */
export function outboxMailer(folder: string, from: string, log: Log): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const file = resolve(join(folder, `${name}.eml`))
      // Write to a temporary name and rename, so that no program reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'No mail server is set (SMTP_URL): this mail was written to a file')
    },
    async deleteOld(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const { mtimeMs } = await stat(file)
        if (/\.eml(\.part)?$/.test(name) && now.getTime() - mtimeMs > keptFor) await rm(file)
      }
    },
  }
}
