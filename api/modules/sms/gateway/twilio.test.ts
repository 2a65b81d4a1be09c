import { createServer } from 'node:net'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deadlineIn } from '#api/modules/sms/gateway/deadline.ts'
import type { SmsGateway } from '#api/modules/sms/gateway/smsGateway.ts'
import {
  answers,
  brokenOff,
  type FailingProvider,
  failingProvider,
  reset,
  silence,
  trickle,
} from '#api/modules/sms/gateway/testing/fakeProvider.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'

const account = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the-token-that-nobody-may-see',
  from: '+15550001111',
}
const text = {
  to: '+15551234567',
  body: 'See you tomorrow',
  statusCallback: 'https://cuecard.example/status',
}
const sid = `SM${'1'.repeat(32)}`

const refusal = (code: number, message: string) => ({ code, message, more_info: '', status: 400 })

let provider: FailingProvider
let gateway: SmsGateway

beforeAll(async () => {
  provider = await failingProvider()
  gateway = twilioGateway({ baseUrl: provider.url, timeoutMs: 300 })
})

beforeEach(() => {
  provider.heard.length = 0
  provider.drops(false)
  provider.behaves(answers(201, { sid, status: 'queued' }))
})

const unreadable = { kind: 'unknown', reason: 'The provider’s answer could not be read.' }
const timedOut = { kind: 'unknown', reason: 'The provider did not answer in time.' }
const connectionLost = { kind: 'unknown', reason: 'The connection to the provider was lost.' }

describe('a text handed to the provider', () => {
  it('is asked for once, with the account', async () => {
    expect(await gateway.send(account, text)).toEqual({ kind: 'accepted', sid })
    const [request, ...more] = provider.heard
    expect(more).toEqual([])
    expect(request?.url.pathname).toBe(`/2010-04-01/Accounts/${account.accountSid}/Messages.json`)
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      To: text.to,
      From: account.from,
      Body: text.body,
      StatusCallback: text.statusCallback,
    })
    const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
    expect(request?.authorization).toBe(`Basic ${credentials}`)
  })

  it.each([
    ['silence', silence, timedOut],
    ['a reset after the request', reset, connectionLost],
    ['an answer that never ends', trickle, timedOut],
    ['an answer that breaks off', brokenOff, connectionLost],
    ['500', answers(500, { message: 'Oh no' }), 'The provider answered with an error (500).'],
    ['503 of a proxy', answers(503, '<html>busy</html>'), 'The provider answered with an error (503).'],
    ['503 with a code', answers(503, refusal(20503, 'Later')), 'The provider answered with an error (503).'],
    ['408 of a proxy', answers(408, 'late'), 'The provider answered with an error (408).'],
    ['elsewhere', answers(302, '', { Location: 'https://b' }), 'The provider answered with an error (302).'],
    ['HTML instead of JSON', answers(200, '<html>Welcome</html>'), unreadable],
    ['an empty 201', answers(201, ''), unreadable],
    ['a 201 without a sid', answers(201, { status: 'queued' }), unreadable],
    ['a 201 with an empty sid', answers(201, { sid: '' }), unreadable],
    ['a 201 that is null', answers(201, 'null'), unreadable],
    ['3 MB', answers(201, 'x'.repeat(3_000_000)), connectionLost],
  ])('may have gone out after %s', async (_name, manner, outcome) => {
    provider.behaves(manner)
    const expected = typeof outcome === 'string' ? { kind: 'unknown', reason: outcome } : outcome
    expect(await gateway.send(account, text)).toEqual(expected)
    expect(provider.heard).toHaveLength(1)
  })

  it.each([
    [400, 21211, "Invalid 'To' Phone Number", 'This is not a phone number that can receive texts.'],
    [400, 21408, 'x', 'Your provider account may not send texts to this country.'],
    [400, 21614, 'x', 'This number cannot receive texts; it may be a landline.'],
    [400, 21608, 'x', 'A trial account of the provider sends only to numbers verified there.'],
    [401, 20003, 'Authenticate', 'The provider did not accept the Account SID and Auth Token.'],
    [400, 12345, 'Something that we do not know', 'Something that we do not know'],
  ])('is refused for good with %i and %i', async (status, code, message, reason) => {
    provider.behaves(answers(status, { ...refusal(code, message), status }))
    expect(await gateway.send(account, text)).toEqual({ kind: 'refused', code, reason, optedOut: false })
    expect(provider.heard).toHaveLength(1)
  })

  it('is refused by a number that opted out', async () => {
    provider.behaves(answers(400, refusal(21610, 'Attempt to send to unsubscribed recipient')))
    const reason = 'This number has opted out of texts.'
    expect(await gateway.send(account, text)).toEqual({
      kind: 'refused',
      code: 21610,
      reason,
      optedOut: true,
    })
  })

  it('is refused in words also when the provider has none', async () => {
    const refused = { kind: 'refused', code: null, reason: 'The provider refused the text.', optedOut: false }
    provider.behaves(answers(404, '<html>Nothing here</html>'))
    expect(await gateway.send(account, text)).toEqual(refused)
    provider.behaves(answers(400, 'null'))
    expect(await gateway.send(account, text)).toEqual(refused)
    provider.behaves(answers(400, refusal(99_999, `${'\u0000'}${'long '.repeat(200)}`)))
    const outcome = await gateway.send(account, text)
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^long [\w ]{1,295}$/) })
  })

  it('was surely not sent when there are too many', async () => {
    provider.behaves(answers(429, refusal(20429, 'Too Many Requests')))
    const reason = 'The provider takes no more texts at the moment.'
    expect(await gateway.send(account, text)).toEqual({ kind: 'not-sent', reason })
    expect(provider.heard).toHaveLength(1)
  })

  it('was surely not sent when nobody is there', async () => {
    const gone = await failingProvider()
    await gone.close()
    const lonely = twilioGateway({ baseUrl: gone.url, timeoutMs: 300 })
    const reason = 'The provider could not be reached.'
    expect(await lonely.send(account, text)).toEqual({ kind: 'not-sent', reason })
  })

  it('was surely not sent when the provider’s name is unknown', async () => {
    const lonely = twilioGateway({ baseUrl: 'http://provider.invalid', timeoutMs: 5_000 })
    expect(await lonely.send(account, text)).toMatchObject({ kind: 'not-sent' })
  })

  it('was surely not sent when no secure connection came about', async () => {
    const plain = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done))
    const { port } = plain.address() as { port: number }
    const secure = twilioGateway({ baseUrl: `https://127.0.0.1:${port}`, timeoutMs: 300 })
    expect(await secure.send(account, text)).toMatchObject({ kind: 'not-sent' })
    plain.close()
  })

  it('may have gone out when the connection fell before it was read: that cannot be told from here', async () => {
    const silent = await failingProvider()
    silent.drops(true)
    const outcome = await twilioGateway({ baseUrl: silent.url, timeoutMs: 300 }).send(account, text)
    expect(outcome).toEqual(connectionLost)
    expect(silent.heard).toEqual([])
  })

  it('goes to nobody under a malformed Account SID', async () => {
    for (const accountSid of ['', 'SK123', 'AC/../x', 'AC12 34']) {
      expect(await gateway.send({ ...account, accountSid }, text)).toMatchObject({ kind: 'refused' })
    }
    expect(provider.heard).toEqual([])
  })

  it('waits its turn: few at once, and what waited in vain was surely not sent', async () => {
    const busy = await failingProvider()
    const crowded = twilioGateway({ baseUrl: busy.url, timeoutMs: 300 })
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => crowded.send(account, text)))
    const kinds = outcomes.map(({ kind }) => kind).sort()
    expect(kinds).toEqual([...Array(10).fill('not-sent'), ...Array(20).fill('unknown')])
    expect(busy.heard).toHaveLength(20)
  })

  it('shares a connection with the one before', async () => {
    const calm = await failingProvider()
    calm.behaves(answers(201, { sid }))
    const steady = twilioGateway({ baseUrl: calm.url, timeoutMs: 300 })
    for (let sent = 0; sent < 5; sent += 1) await steady.send(account, text)
    expect([calm.heard.length, calm.connections()]).toEqual([5, 1])
  })

  it('A text that is handed to the provider never says the token, not even when the provider does', async () => {
    provider.behaves(answers(400, refusal(99_999, `Wrong token ${account.authToken}!`)))
    const outcome = await gateway.send(account, text)
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'Wrong token ••••!' })
  })

  it.each(['a new connection', 'a connection that is kept'])(
    'is not written by a process that was stopped past its deadline, over %s',
    async (over) => {
      const own = twilioGateway({ baseUrl: provider.url, timeoutMs: 5_000 })
      if (over !== 'a new connection') await own.send(account, text)
      const before = provider.heard.length
      const sending = own.send(account, { ...text, startBy: deadlineIn(50) })
      // Blocks the thread after the text was released, like a process under SIGSTOP.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
      const reason = 'The provider could not be called in time.'
      expect(await sending).toEqual({ kind: 'not-sent', reason })
      expect(provider.heard).toHaveLength(before)
      expect(await own.send(account, { ...text, startBy: deadlineIn(5_000) })).toMatchObject({
        kind: 'accepted',
      })
    },
  )
})
