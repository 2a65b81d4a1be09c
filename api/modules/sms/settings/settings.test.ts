import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeals } from '#api/core/auth/sealing.ts'
import { smsAccountOf } from '#api/modules/sms/account.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const fields = `isSmsEnabled twilioAccountSid twilioAuthToken twilioPhoneNumber gaps canEditCredentials canSendTest
  incomingUrl statusUrl`
const read = `{ viewer { business { smsSettings { ${fields} } } } }`
const write = `mutation ($input: UpdateSmsSettingsInput!) { updateSmsSettings(input: $input) {
  business { smsSettings { ${fields} } } } }`

const token = 'f00dfeedf00dfeedf00dfeedf00d1234'
const whole = {
  smsEnabled: true,
  twilioAccountSid: `AC${'a'.repeat(32)}`,
  twilioAuthToken: token,
  twilioPhoneNumber: '+1 (555) 010-0200',
}

let world: World
let business: TestBusiness

beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

beforeEach(async () => {
  business = await world.business()
})

const save = (input: object, by = business.admin) => by.actor.run(write, { input })
const settings = async () => (await business.admin.actor.ok(read)).viewer.business.smsSettings
const row = () => world.prisma.business.findUniqueOrThrow({ where: { id: business.id } })
const tokenNow = async () => smsAccountOf(world.services, await row())?.authToken
const trail = () =>
  world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

describe('SMS settings', () => {
  it('begin empty, and say what is missing', async () => {
    expect(await settings()).toEqual({
      isSmsEnabled: false,
      twilioAccountSid: null,
      twilioAuthToken: null,
      twilioPhoneNumber: null,
      gaps: ['ACCOUNT_SID', 'AUTH_TOKEN', 'PHONE_NUMBER'],
      canEditCredentials: true,
      canSendTest: false,
      incomingUrl: `https://cuecard.example/webhooks/twilio/${business.id}/incoming`,
      statusUrl: `https://cuecard.example/webhooks/twilio/${business.id}/status`,
    })
  })

  it('are kept, the token sealed and shown by its last characters alone', async () => {
    const { data, failures } = await save(whole)
    expect(failures).toEqual([])
    expect(data?.updateSmsSettings.business.smsSettings).toMatchObject({
      isSmsEnabled: true,
      twilioAccountSid: whole.twilioAccountSid,
      twilioAuthToken: '••••1234',
      twilioPhoneNumber: '+15550100200',
      gaps: [],
      canSendTest: true,
    })
    expect((await row()).twilioAuthTokenSealed).toMatch(/^v1\./)
    expect(smsAccountOf(world.services, await row())).toEqual({
      accountSid: whole.twilioAccountSid,
      authToken: token,
      from: '+15550100200',
    })
  })

  it.each(['', '  ', '••••1234', '••••', '••••9999'])('keep the token when %j is written', async (kept) => {
    await save(whole)
    const { failures } = await save({ twilioAuthToken: kept, twilioPhoneNumber: '+15550100299' })
    expect(failures).toEqual([])
    expect([await tokenNow(), (await row()).twilioPhoneNumber]).toEqual([token, '+15550100299'])
  })

  it('take no mask for a token where there is none', async () => {
    await save({ ...whole, twilioAuthToken: '••••1234' })
    expect(await settings()).toMatchObject({ twilioAuthToken: null, gaps: ['AUTH_TOKEN'] })
  })

  it('lose the token on purpose', async () => {
    await save(whole)
    await save({ twilioAuthToken: null })
    expect(await settings()).toMatchObject({ twilioAuthToken: null, gaps: ['AUTH_TOKEN'], canSendTest: true })
    expect(await row()).toMatchObject({ twilioAuthTokenSealed: null, twilioAuthTokenHint: null })
  })

  it('show nothing of a short token', async () => {
    await save({ twilioAuthToken: 'short1234' })
    expect(await settings()).toMatchObject({ twilioAuthToken: '••••' })
  })

  it.each([
    [
      'twilioPhoneNumber',
      '5550100200',
      'Phone number must begin with + and the country code, like +15551234567',
    ],
    ['twilioPhoneNumber', '+12', 'Phone number must begin with + and the country code, like +15551234567'],
    ['twilioAuthToken', 'two words', 'Auth Token contains characters that are not allowed'],
    ['twilioAuthToken', '••••1234 and more', 'Auth Token contains characters that are not allowed'],
    ['twilioAuthToken', 'x'.repeat(129), 'Auth Token must be at most 128 characters'],
    ['twilioAccountSid', 'AC 1', 'Account SID contains characters that are not allowed'],
    ['twilioAccountSid', 'x'.repeat(65), 'Account SID must be at most 64 characters'],
  ])('refuse in %s %j', async (field, value, message) => {
    const { failures } = await save({ [field]: value })
    expect(failures).toMatchObject([{ code: 'BAD_INPUT', message, fields: { [field]: [message] } }])
  })

  it('stand in the audit trail without a secret', async () => {
    await save(whole)
    await save({ twilioAuthToken: `${token}5678` })
    await save({ twilioAuthToken: '', smsEnabled: true })
    await save({ twilioAuthToken: null })
    await save({ twilioAccountSid: 'AC0123456789abcdef' })
    await save({ twilioAccountSid: null })
    const entries = await trail()
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'sms-settings:update',
        before: { smsEnabled: false, twilioAccountSid: null, twilioPhoneNumber: null, authToken: null },
        after: {
          smsEnabled: true,
          twilioPhoneNumber: '+15550100200',
          twilioAccountSid: 'set',
          authToken: 'set',
        },
      },
      { action: 'sms-settings:update', before: { authToken: 'set' }, after: { authToken: 'set anew' } },
      { action: 'sms-settings:update', before: { authToken: 'set' }, after: { authToken: null } },
      {
        action: 'sms-settings:update',
        before: { twilioAccountSid: 'set' },
        after: { twilioAccountSid: 'set anew' },
      },
      {
        action: 'sms-settings:update',
        before: { twilioAccountSid: 'set' },
        after: { twilioAccountSid: null },
      },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/f00dfeed|1234|5678|AC\w/)
  })

  it('are an admin’s, also to read', async () => {
    await save(whole)
    for (const person of [business.employee, business.manager]) {
      const { data } = await person.actor.run(read)
      expect(data?.viewer.business.smsSettings).toBeNull()
      expect((await save({ smsEnabled: false }, person)).failures).toMatchObject([{ code: 'FORBIDDEN' }])
    }
    expect(await row()).toMatchObject({ smsEnabled: true })
  })

  it('do not open with a neighbour’s token, and say so', async () => {
    const neighbour = await world.business()
    await save(whole)
    await save({ ...whole, twilioAuthToken: 'the-neighbours-own-token' }, neighbour.admin)
    const { twilioAuthTokenSealed } = await world.prisma.business.findUniqueOrThrow({
      where: { id: neighbour.id },
    })
    await world.prisma.business.update({ where: { id: business.id }, data: { twilioAuthTokenSealed } })
    expect(await settings()).toMatchObject({ gaps: ['UNREADABLE_AUTH_TOKEN'] })
    expect(smsAccountOf(world.services, await row())).toBeNull()
  })

  it('do not open after the server’s secret was changed, and can be set anew', async () => {
    await save(whole)
    const later = { ...world.services, seals: createSeals('another secret, long enough to sign with it') }
    expect(smsAccountOf(later, await row())).toBeNull()
    const sealedBefore = later.seals.seal('twilio-auth-token', business.id, token)
    await world.prisma.business.update({
      where: { id: business.id },
      data: { twilioAuthTokenSealed: sealedBefore },
    })
    expect(await settings()).toMatchObject({ gaps: ['UNREADABLE_AUTH_TOKEN'], twilioAuthToken: '••••1234' })
    await save({ twilioAuthToken: token })
    expect(await settings()).toMatchObject({ gaps: [] })
  })

  it('SMS settings of two admins at once are one or the other, and both are in the audit trail', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `+1555010${1000 + index}`)
    const answers = await Promise.all(numbers.map((number) => save({ twilioPhoneNumber: number })))
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    const entries = await trail()
    expect(entries).toHaveLength(20)
    const afters = entries.map(({ after }) => (after as { twilioPhoneNumber: string }).twilioPhoneNumber)
    const befores = entries.map(({ before }) => (before as { twilioPhoneNumber: string }).twilioPhoneNumber)
    expect(befores).toEqual([null, ...afters.slice(0, -1)])
    expect((await row()).twilioPhoneNumber).toBe(afters.at(-1))
  })
})
