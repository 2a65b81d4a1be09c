import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { report, toAppError } from '#api/core/failures/maskError.ts'
import { logTo } from '#api/core/process/log.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const secret = 'f00dfeedf00dfeedf00dfeedf00d1234'
const whole = {
  smsEnabled: true,
  twilioAccountSid: `AC${'a'.repeat(32)}`,
  twilioAuthToken: secret,
  twilioPhoneNumber: '+15550100200',
}
const path = '/api/business/sms-settings'

let world: World
let business: TestBusiness
let server: TestServer
let token: string
/** Everything that left the server: responses, headers, log lines, announcements. */
const outside: string[] = []

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  const log = logTo({ write: (line: string) => outside.push(line) })
  server = await serve({ ...world, services: { ...world.services, log } })
  business = await world.business()
  token = await tokenFor(world, business, 'ADMIN')
})

async function send(method: string, at: string, body?: unknown) {
  const answer = await server.send(method, at, { token, ...(body !== undefined && { body }) })
  outside.push(JSON.stringify([answer.body, [...answer.headers]]))
  return answer
}

describe('SMS settings over REST', () => {
  it('are read and written, the token masked', async () => {
    const masked = { ...whole, twilioAuthToken: '••••1234' }
    expect(await send('PUT', path, whole)).toMatchObject({ status: 200, body: masked })
    expect(await send('GET', path)).toMatchObject({ status: 200, body: masked })
    expect(await send('PUT', path, masked)).toMatchObject({ status: 200, body: masked })
    const test = await send('POST', '/api/business/test-sms', { phoneNumber: '(555) 123-4567' })
    expect(test.body).toEqual({ success: true, message: 'Test SMS sent successfully' })
    expect(world.texts.sent).toMatchObject([{ to: '+15551234567', account: { authToken: secret } }])
  })

  it('are an admin’s', async () => {
    for (const role of ['EMPLOYEE', 'MANAGER'] as const) {
      const theirs = await tokenFor(world, business, role)
      for (const [method, at, body] of [
        ['GET', path],
        ['PUT', path, whole],
        ['POST', '/api/business/test-sms', { phoneNumber: '5551234567' }],
      ] as const) {
        expect((await server.send(method, at, { token: theirs, body })).status).toBe(403)
      }
    }
  })

  it('say what is wrong with a field, a test, and too many tests', async () => {
    expect(await send('PUT', path, { twilioPhoneNumber: '5550100200' })).toMatchObject({
      status: 400,
      body: { errors: { twilioPhoneNumber: [expect.stringMatching(/^Phone number must begin with \+/)] } },
    })
    expect(await send('POST', '/api/business/test-sms', { phoneNumber: '555-1234' })).toMatchObject({
      status: 400,
      body: { message: 'Phone number must be at least 10 digits' },
    })
    world.texts.answers(() => ({ kind: 'refused', code: 21614, reason: 'A landline.', optedOut: false }))
    const test = () => send('POST', '/api/business/test-sms', { phoneNumber: '5551234567' })
    expect(await test()).toMatchObject({ status: 400, body: { message: 'A landline.' } })
    world.texts.answers(() => ({ kind: 'not-sent', reason: 'Nobody there.' }))
    expect(await test()).toMatchObject({ status: 503, body: { message: 'Nobody there.' } })
    const late = await test()
    expect([late.status, Number(late.headers.get('retry-after')) > 200]).toEqual([429, true])
  })

  it('The SMS settings of the demo stay over REST, but for the switch', async () => {
    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    const { id } = await business.member({ businessId: demoBusinessId, role: 'ADMIN' })
    const { userToken } = await import('#api/testing/harness/accounts/signIn.ts')
    const theirs = await userToken(world.services, {
      id,
      businessId: demoBusinessId,
      role: 'ADMIN',
      tokenVersion: 0,
    })
    const put = (body: object) => server.send('PUT', path, { token: theirs, body })
    for (const field of ['twilioAccountSid', 'twilioAuthToken', 'twilioPhoneNumber'] as const) {
      expect(await put({ smsEnabled: true, [field]: whole[field] })).toMatchObject({
        status: 403,
        body: { message: 'The SMS credentials of the demo account cannot be changed.' },
      })
    }
    const kept = { smsEnabled: true, twilioAccountSid: '', twilioAuthToken: '', twilioPhoneNumber: null }
    expect(await put(kept)).toMatchObject({ status: 200, body: { smsEnabled: true, twilioAccountSid: null } })
  })

  it('SMS settings over REST never say the token: not in answers, log lines, faults or announcements', async () => {
    const row = await world.prisma.business.findUniqueOrThrow({ where: { id: business.id } })
    const account = { authToken: secret, accountSid: whole.twilioAccountSid, from: whole.twilioPhoneNumber }
    const log = logTo({ write: (line: string) => outside.push(line) })
    log.error({ account, twilioAuthToken: secret, input: { twilioAuthToken: secret } }, 'A careless line')
    const failure = toAppError(new AppError('INTERNAL', { cause: { account } }))
    report([failure], { requestId: 'r', log })
    outside.push(
      JSON.stringify(await world.prisma.auditEntry.findMany({ where: { businessId: business.id } })),
    )
    outside.push(
      JSON.stringify(await world.prisma.smsMessage.findMany({ where: { businessId: business.id } })),
    )
    outside.push(JSON.stringify(row))
    const text = outside.join('\n')
    expect(text).toContain('••••1234')
    expect(text).toContain('A careless line')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('f00dfeed')
    expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20))
  })
})
