import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const numbers = (...all: string[]) => ({
  incoming_phone_numbers: all.map((phone_number) => ({ phone_number, sid: 'PN1' })),
})

let provider: FailingProvider
let gateway: SmsGateway

beforeAll(async () => {
  provider = await failingProvider()
  gateway = twilioGateway({ baseUrl: provider.url, timeoutMs: 1500 })
})

beforeEach(() => {
  provider.heard.length = 0
  provider.drops(false)
})

describe('the check of an account', () => {
  it('asks once for its number, and sends nothing', async () => {
    provider.behaves(answers(200, numbers(account.from)))
    expect(await gateway.check(account)).toBe('accepted')
    const [request, ...more] = provider.heard
    expect(more).toEqual([])
    expect([request?.method, request?.url.pathname, request?.url.search]).toEqual([
      'GET',
      `/2010-04-01/Accounts/${account.accountSid}/IncomingPhoneNumbers.json`,
      '?PhoneNumber=%2B15550001111&PageSize=1',
    ])
    const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
    expect(request?.authorization).toBe(`Basic ${credentials}`)
  })

  it.each([
    ['no number', answers(200, numbers()), 'foreign-number'],
    ['another number', answers(200, numbers('+15550002222')), 'foreign-number'],
    ['401', answers(401, { code: 20003, message: `not ${account.authToken}` }), 'refused'],
    ['403 of a suspended account', answers(403, { code: 20005, message: 'Account not active' }), 'refused'],
    ['404', answers(404, { code: 20404, message: 'not found' }), 'refused'],
    ['429', answers(429, { code: 20429, message: 'Too many requests' }), 'unreachable'],
    ['500', answers(500, { message: 'Oh no' }), 'unreachable'],
    ['HTML of a proxy', answers(200, '<html>Welcome</html>'), 'unreachable'],
    ['JSON of something else', answers(200, { ok: true }), 'unreachable'],
    ['null', answers(200, 'null'), 'unreachable'],
    ['silence', silence, 'unreachable'],
    ['a reset', reset, 'unreachable'],
    ['an answer that never ends', trickle, 'unreachable'],
    ['an answer that breaks off', brokenOff, 'unreachable'],
  ])('answers %s', async (_name, manner, outcome) => {
    provider.behaves(manner)
    expect(await gateway.check(account)).toBe(outcome)
    expect(provider.heard).toHaveLength(1)
  })

  it('asks nobody about an identifier that could lead elsewhere', async () => {
    for (const accountSid of ['SK123', 'AC/../..', '']) {
      expect(await gateway.check({ ...account, accountSid })).toBe('refused')
    }
    expect(provider.heard).toEqual([])
  })
})
