import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SmsGateway } from '#api/modules/sms/gateway/smsGateway.ts'
import {
  answers,
  type FailingProvider,
  failingProvider,
  type ProviderBehaviour,
  silence,
} from '#api/modules/sms/gateway/testing/fakeProvider.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'the-token', from: '+15550001111' }
const to = '+15551234567'
const since = new Date('2026-06-10T16:00:00Z')

const textOf = (number: number) => ({
  sid: `SM${number}`,
  to,
  body: `Text ${number}`,
  status: 'delivered',
  date_created: 'Wed, 10 Jun 2026 16:05:00 +0000',
  error_code: number === 1 ? 30003 : null,
})

/** A message list in pages of two; endless when there is no last page. */
const pages =
  (last = Number.POSITIVE_INFINITY): ProviderBehaviour =>
  (response, { url }) => {
    const page = Number(url.searchParams.get('Page') ?? 0)
    const next = page < last ? `${url.pathname}?Page=${page + 1}` : null
    const messages = [textOf(2 * page + 1), textOf(2 * page + 2)]
    answers(200, { messages, next_page_uri: next })(response, {} as never)
  }

let provider: FailingProvider
let gateway: SmsGateway

beforeAll(async () => {
  provider = await failingProvider()
  gateway = twilioGateway({ baseUrl: provider.url, timeoutMs: 300 })
})

beforeEach(() => {
  provider.heard.length = 0
})

describe('the provider’s own list', () => {
  it('is asked for a number and a time, page by page', async () => {
    provider.behaves(pages(1))
    const found = await gateway.sentTo(account, to, since)
    expect(found.map(({ sid }) => sid)).toEqual(['SM1', 'SM2', 'SM3', 'SM4'])
    expect(found[0]).toEqual({
      sid: 'SM1',
      to,
      body: 'Text 1',
      status: 'delivered',
      dateCreated: new Date('2026-06-10T16:05:00Z'),
      errorCode: 30003,
    })
    expect(found[1]?.errorCode).toBeNull()
    const [first] = provider.heard
    expect(first?.url.searchParams.get('To')).toBe(to)
    // A text that is queued at the provider has no sent date, so a filter by date would hide it.
    expect([...(first?.url.searchParams.keys() ?? [])]).toEqual(['To', 'PageSize'])
  })

  it('is read as far as it reaches back to that time', async () => {
    provider.behaves(pages())
    const found = await gateway.sentTo(account, to, new Date('2026-06-10T16:05:01Z'))
    expect(found).toEqual([])
    expect(provider.heard).toHaveLength(1)
  })

  it('is not taken for whole when it does not end', async () => {
    provider.behaves(pages())
    await expect(gateway.sentTo(account, to, since)).rejects.toThrow('ETOOLONG')
    expect(provider.heard).toHaveLength(5)
  })

  it.each([
    ['silence', silence, 'ETIMEDOUT'],
    ['401', answers(401, { code: 20003, message: 'Authenticate the-token' }), '401'],
    ['429', answers(429, {}), '429'],
    ['500', answers(500, 'x'), '500'],
    ['garbage', answers(200, '<html>'), 'no list'],
    ['an empty answer', answers(200, ''), 'no list'],
    ['an answer without texts', answers(200, {}), 'no list'],
  ])('is not read after %s, and says so without secrets', async (_name, manner, why) => {
    provider.behaves(manner)
    const failure = await gateway.sentTo(account, to, since).catch((error: unknown) => error as Error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).toContain(`could not be read: ${why}`)
    expect(String(failure)).not.toContain('the-token')
    expect((failure as Error).cause).toBeUndefined()
  })
})
