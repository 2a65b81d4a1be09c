import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const setUp = `mutation ($input: UpdateSmsSettingsInput!) { updateSmsSettings(input: $input) {
  business { smsSettings { gaps } } } }`
const test = `mutation ($to: String!) { sendTestSms(input: { phoneNumber: $to }) {
  smsMessage { kind toNumber body state sentAt } business { smsSettings { recentTexts { sent failed unknown lastReason } } } } }`

const account = {
  smsEnabled: true,
  twilioAccountSid: `AC${'a'.repeat(32)}`,
  twilioAuthToken: 'a token that nobody sees'.replaceAll(' ', '-'),
  twilioPhoneNumber: '+15550100200',
}

let world: World
let business: TestBusiness

beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

beforeEach(async () => {
  business = await world.business()
  world.texts.answers()
  world.texts.sent.length = 0
  await business.admin.actor.ok(setUp, { input: account })
})

const send = (to = '(555) 123-4567') => business.admin.actor.run(test, { to })
const rows = () =>
  world.prisma.smsMessage.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

describe('a test text', () => {
  it('goes out once, and is written down', async () => {
    const { data, failures } = await send()
    expect(failures).toEqual([])
    const body = 'This is a test from Cuecard: text messages from your business work.'
    expect(data?.sendTestSms.smsMessage).toMatchObject({
      kind: 'TEST',
      toNumber: '+15551234567',
      state: 'SENT',
    })
    expect(data?.sendTestSms.business.smsSettings.recentTexts).toMatchObject({ sent: 1, failed: 0 })
    const [row] = await rows()
    expect(world.texts.sent).toEqual([
      {
        account: {
          accountSid: account.twilioAccountSid,
          authToken: account.twilioAuthToken,
          from: account.twilioPhoneNumber,
        },
        to: '+15551234567',
        body,
        statusCallback: `https://cuecard.example/webhooks/twilio/${business.id}/status?message=${row?.id}`,
      },
    ])
    expect(row).toMatchObject({ state: 'SENT', providerSid: expect.stringMatching(/^SM/), errorReason: null })
  })

  const refused = (code: number | null, reason: string, optedOut = false): SendOutcome => ({
    kind: 'refused',
    code,
    reason,
    optedOut,
  })

  it.each<[SendOutcome, string, string, string]>([
    [refused(21614, 'A landline.'), 'BAD_INPUT', 'A landline.', 'FAILED'],
    [refused(20003, 'Wrong token.'), 'BAD_INPUT', 'Wrong token.', 'FAILED'],
    [{ kind: 'not-sent', reason: 'Nobody there.' }, 'UNAVAILABLE', 'Nobody there.', 'FAILED'],
    [{ kind: 'unknown', reason: 'No answer.' }, 'UNAVAILABLE', 'No answer. It may still arrive.', 'UNKNOWN'],
  ])('says why it failed: %j', async (outcome, code, message, state) => {
    world.texts.answers(() => outcome)
    const { failures } = await send()
    expect(failures).toMatchObject([{ code, message }])
    expect(await rows()).toMatchObject([
      { state, errorReason: 'reason' in outcome ? outcome.reason : null, providerSid: null },
    ])
    expect(world.texts.sent).toHaveLength(1)
  })

  it('opts a number out that the provider says has opted out, and asks no more', async () => {
    world.texts.answers(() => refused(21610, 'Opted out.', true))
    expect((await send()).failures).toMatchObject([{ fields: { phoneNumber: ['Opted out.'] } }])
    const message = 'This number has opted out of texts.'
    expect((await send()).failures).toMatchObject([{ code: 'BAD_INPUT', fields: { phoneNumber: [message] } }])
    expect(world.texts.sent).toHaveLength(1)
  })

  it.each(['', '555-1234', 'call me', '555 123 456', '12(3)4-5'])(
    'counts digits: %j are too few',
    async (to) => {
      const message = 'Phone number must be at least 10 digits'
      expect((await send(to)).failures).toMatchObject([
        { code: 'BAD_INPUT', fields: { phoneNumber: [message] } },
      ])
      expect(await rows()).toEqual([])
    },
  )

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['1-555-123-4567', '+15551234567'],
  ])('goes to %s', async (to, number) => {
    await send(to)
    expect(world.texts.sent).toMatchObject([{ to: number }])
  })

  it('does not go out while SMS is off or incomplete', async () => {
    await business.admin.actor.ok(setUp, { input: { smsEnabled: false } })
    expect((await send()).failures).toMatchObject([{ code: 'CONFLICT', message: 'SMS features are off.' }])
    await business.admin.actor.ok(setUp, { input: { smsEnabled: true, twilioAuthToken: null } })
    const message = 'The SMS provider configuration is incomplete.'
    expect((await send()).failures).toMatchObject([{ code: 'CONFLICT', message }])
    expect(world.texts.sent).toEqual([])
  })

  it('goes out three times in five minutes, of twenty asked at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
    const failures = answers.flatMap(({ failures }) => failures)
    expect(failures).toHaveLength(17)
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['RATE_LIMITED']))
    expect([world.texts.sent.length, (await rows()).length]).toEqual([3, 3])
    const other = await world.business()
    await other.admin.actor.ok(setUp, { input: account })
    expect((await other.admin.actor.run(test, { to: '5551234567' })).failures).toEqual([])
  })

  it('keeps nobody waiting but who asked', async () => {
    let answer: (outcome: SendOutcome) => void = () => undefined
    world.texts.answers(() => new Promise((done) => (answer = done)))
    const slow = send()
    while (world.texts.sent.length === 0) await new Promise((done) => setImmediate(done))
    // If a transaction were open, this write to the same row would wait for it.
    await business.admin.actor.ok(setUp, { input: { twilioPhoneNumber: '+15550100299' } })
    expect(await rows()).toMatchObject([{ state: 'CLAIMED' }])
    answer({ kind: 'unknown', reason: 'No answer.' })
    expect((await slow).failures).toHaveLength(1)
  })
})
