import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable } from '#api/core/database/unavailable.ts'
import { type Mail, MailError } from '#api/core/mail/mail.ts'
import { outboxMailer, smtpMailer } from '#api/mail/mailers.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import { mailServer, strangeServer } from '#api/testing/harness/mail/mailServer.ts'

const from = 'cuecard@example.com'
const mail: Mail = {
  to: 'sam@example.com',
  subject: 'Grüße from the shop',
  text: `Hello,\n\n${'a long line '.repeat(20)}\n.\nthe end`,
  html: '<p>Hello</p>',
}

/** Shorter time-outs than in production, so that the tests are fast. */
const times = (what: string) => {
  if (what === 'never comes to an end') return { wholeTime: 1_000 }
  return /^hangs (before|after)/.test(what)
    ? { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
    : {}
}

describe('a mail server', () => {
  it('is handed the message, from us to that one person', async () => {
    const { url, mails } = await mailServer()
    await smtpMailer(url, from).send(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from, to: ['sam@example.com'] })
    expect(mails[0]?.raw).toMatch(/^From: Cuecard <cuecard@example\.com>\r$/m)
    expect(mails[0]?.raw).toMatch(/^To: sam@example\.com\r$/m)
    expect(mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mails[0]?.raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
    expect(mails[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mails[0]?.raw).toContain('a long line '.repeat(20).trim())
    expect(mails[0]?.raw).toContain('<p>Hello</p>')
  })

  it('A mail server that wants an account gets that of the address', async () => {
    const seen: unknown[] = []
    const { url, mails } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    await smtpMailer(url.replace('//', '//desk%40example.com:s%3Acret@'), from).send(mail)
    expect([seen, mails.length]).toEqual([[['desk@example.com', 's:cret']], 1])
  })

  it.each([
    ['to', 'sam@example.com\r\nBcc: all@example.com'],
    ['to', 'sam@example.com, all@example.com'],
    ['to', 'Sam <all@example.com>'],
    ['to', 'sam@example.com\u0000'],
    ['subject', 'Hello\r\nBcc: all@example.com'],
    ['subject', 'Hello\nX: y'],
  ])('is never led astray by %s %j', async (field, value) => {
    const { url, mails } = await mailServer()
    await expect(smtpMailer(url, from).send({ ...mail, [field]: value })).rejects.toThrow(MailError)
    expect(mails).toEqual([])
  })

  const failing: [string, () => Promise<{ url: string }>, RegExp][] = [
    ['is not there', async () => ({ url: 'smtp://127.0.0.1:1' }), /ESOCKET|ECONNREFUSED|ECONNECTION/],
    ['hangs before its greeting', () => strangeServer(() => undefined), /ETIMEDOUT/],
    ['hangs after it', () => strangeServer((socket) => socket.write('220 here\r\n')), /ETIMEDOUT/],
    ['hangs up', () => strangeServer((socket) => socket.end('220 here\r\n')), /ECONNECTION/],
    ['drops the connection', () => strangeServer((socket) => socket.resetAndDestroy()), /ESOCKET|ECONN/],
    [
      'speaks nonsense',
      () => strangeServer((socket) => socket.write('HTTP/1.1 400 Bad\r\n\r\n')),
      /EPROTOCOL/,
    ],
    [
      'never comes to an end',
      () =>
        strangeServer((socket) => {
          socket.write('220 here\r\n')
          const drip = setInterval(() => socket.write('250-still at it\r\n'), 50)
          socket.on('close', () => clearInterval(drip))
        }),
      /EABORT/,
    ],
    [
      'drops it in the middle of the message',
      () =>
        strangeServer((socket) => {
          const replies = ['250 hello', '250 from', '250 to', '354 go on']
          socket.write('220 here\r\n')
          socket.on('data', () => {
            const reply = replies.shift()
            if (reply) socket.write(`${reply}\r\n`)
            else socket.destroy()
          })
        }),
      /ECONN|ESOCKET/,
    ],
    [
      'refuses the person',
      () =>
        mailServer({
          onRcptTo({ address }, _session, done) {
            done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }))
          },
        }),
      /550/,
    ],
    [
      'refuses the message',
      () =>
        mailServer({
          onData(stream, _session, done) {
            stream.resume()
            stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })))
          },
        }),
      /554/,
    ],
  ]

  it.each(failing)(
    'A mail server that %s is given up, in words that name nobody',
    async (what, open, code) => {
      const { url } = await open()
      const error = await smtpMailer(url, from, { times: times(what) })
        .send(mail)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(MailError)
      expect((error as MailError).message).toMatch(code)
      expect((error as MailError).message).not.toContain('sam@')
      expect(isDatabaseUnavailable(error)).toBe(false)
    },
  )
})

describe('the outbox', () => {
  let folder: string

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'cuecard-test-')), 'data', 'outbox')
  })

  afterAll(() => rm(join(folder, '../..'), { recursive: true }))

  it('gets a mail as a file of its own that only we can read, and the log says where', async () => {
    const info = vi.fn()
    const { send } = outboxMailer(folder, from, { ...silent, info })
    await Promise.all([send(mail), send({ ...mail, to: 'ann@example.com' })])
    const names = await readdir(folder)
    expect(names).toHaveLength(2)
    for (const name of names) {
      expect(name).toMatch(/^[\w.-]+\.eml$/)
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
      expect(info).toHaveBeenCalledWith({ file: join(folder, name) }, expect.stringContaining('SMTP_URL'))
    }
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(files.some((file) => /^To: sam@example\.com\r\n/m.test(file))).toBe(true)
    expect(JSON.stringify(info.mock.calls)).not.toContain('sam@')
  })

  it('deletes mails after a week, and no other file', async () => {
    const { send, deleteOld } = outboxMailer(folder, from, silent)
    await deleteOld?.(new Date())
    await send(mail)
    await writeFile(join(folder, 'notes.txt'), 'mine')
    const day = 24 * 60 * 60 * 1000
    await deleteOld?.(new Date(Date.now() + 6 * day))
    expect(await readdir(folder)).toHaveLength(4)
    await deleteOld?.(new Date(Date.now() + 8 * day))
    expect(await readdir(folder)).toEqual(['notes.txt'])
  })

  it('takes no header from outside either', async () => {
    const { send } = outboxMailer(folder, from, silent)
    await expect(send({ ...mail, to: 'a@b.co\nBcc: c@d.co' })).rejects.toThrow(MailError)
  })
})
