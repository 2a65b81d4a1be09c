import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import type { AccountCheck } from '#api/modules/sms/gateway/smsGateway.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { digestRows } from '#api/testing/harness/database/digestRows.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { withAccount } from '#api/testing/harness/sms/callbacks.ts'
import { actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const check = 'mutation { checkSmsConnection { result message } }'

let world: World
let business: TestBusiness

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
})

beforeEach(async () => {
  business = await world.business()
  await withAccount(world, business)
})

const ask = async (admin = business.admin.actor) => (await admin.ok(check)).checkSmsConnection

describe('the check of the connection', () => {
  it.each<[AccountCheck, string, RegExp]>([
    ['accepted', 'ACCEPTED', /^Twilio accepts the account and the phone number\.$/],
    ['refused', 'REFUSED', /does not accept this Account SID and Auth Token/],
    ['foreign-number', 'FOREIGN_NUMBER', /does not belong to it/],
    ['unreachable', 'UNREACHABLE', /could not be reached/],
  ])('says in words when the provider answers %s, and changes nothing', async (answer, result, message) => {
    world.texts.accounts(answer)
    const before = await digestRows(world.prisma)
    expect(await ask()).toEqual({ result, message: expect.stringMatching(message) })
    expect(await digestRows(world.prisma)).toEqual(before)
    expect(world.texts.sent).toEqual([])
  })

  it('asks nobody about the demo, or while something is missing', async () => {
    world.texts.accounts('accepted')
    const demo = { ...business.admin.actor.viewer, businessId: demoBusinessId } as Viewer
    expect((await ask(actor(world.services, demo))).result).toBe('DEMO')
    await world.prisma.business.update({ where: { id: business.id }, data: { twilioPhoneNumber: null } })
    expect((await ask()).result).toBe('INCOMPLETE')
  })

  it('is an admin’s, and bounded', async () => {
    expect((await business.manager.actor.fails(check)).code).toBe('FORBIDDEN')
    for (let i = 0; i < 20; i += 1) await ask()
    expect((await business.admin.actor.fails(check)).code).toBe('RATE_LIMITED')
  })

  it('is asked for by REST', async () => {
    world.texts.accounts('foreign-number')
    const server = await serve(world)
    const token = await tokenFor(world, business, 'ADMIN')
    const { status, body } = await server.send('POST', '/api/business/check-sms', { token })
    expect([status, body]).toEqual([
      200,
      {
        result: 'foreign_number',
        message: 'Twilio accepts the account, but this phone number does not belong to it.',
      },
    ])
  })
})
