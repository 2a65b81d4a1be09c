import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const act = (name: string, type: string) => `mutation ($input: ${type}!) { ${name}(input: $input) {
  customer { hasStoppedTexts canResumeTexts } } }`
const stop = act('stopTexts', 'StopTextsInput')
const resume = act('resumeTexts', 'ResumeTextsInput')

describe('what a customer says about texts in other words', () => {
  let world: World
  let business: TestBusiness
  let input: { customerId: string }

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
    const customer = await business.customer()
    input = { customerId: globalId('Customer', customer.id) }
  })

  const activities = async () => {
    const rows = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ description }) => description).filter((text) => text.startsWith('Asked'))
  }

  it('is recorded once by anybody, and taken back by a manager', async () => {
    for (let time = 0; time < 5; time++) {
      const { stopTexts } = await business.employee.actor.ok(stop, { input })
      expect(stopTexts.customer).toEqual({ hasStoppedTexts: true, canResumeTexts: false })
    }
    expect(await activities()).toEqual(['Asked for no more texts'])
    await business.employee.actor.fails(resume, { input })
    const { resumeTexts } = await business.manager.actor.ok(resume, { input })
    expect(resumeTexts.customer).toEqual({ hasStoppedTexts: false, canResumeTexts: true })
    await business.manager.actor.ok(resume, { input })
    expect(await activities()).toEqual(['Asked for no more texts', 'Asked for texts again'])
  })

  it('is recorded over REST by the same roles', async () => {
    const customer = await business.customer()
    const server = await serve(world)
    const say = async (what: string, role: 'EMPLOYEE' | 'MANAGER') => {
      const token = await tokenFor(world, business, role)
      const { status, body } = await server.send('POST', `/api/customers/${customer.id}/${what}`, { token })
      return [status, body.id, await world.prisma.smsOptOut.count({ where: { businessId: business.id } })]
    }
    expect(await say('stop-texts', 'EMPLOYEE')).toEqual([200, customer.id, 1])
    expect(await say('stop-texts', 'MANAGER')).toEqual([200, customer.id, 1])
    expect(await say('resume-texts', 'EMPLOYEE')).toEqual([403, undefined, 1])
    expect(await say('resume-texts', 'MANAGER')).toEqual([200, customer.id, 0])
    expect(await activities()).toEqual(['Asked for no more texts', 'Asked for texts again'])
  })

  it.each(['5550123', '55501234', '585010999'])(
    'is not recorded for %s, which gets no texts',
    async (phoneNumber) => {
      const customer = await business.customer({ phoneNumber })
      const refused = { customerId: globalId('Customer', customer.id) }
      for (const [consent, actor] of [
        [stop, business.employee],
        [resume, business.manager],
      ] as const) {
        const { code, message } = await actor.actor.fails(consent, { input: refused })
        expect([code, message]).toEqual(['CONFLICT', 'This number cannot receive texts.'])
      }
      expect(await activities()).toEqual([])
      await world.prisma.customer.update({
        where: { businessId_id: { businessId: business.id, id: customer.id } },
        data: { phoneNumber: '5550100299' },
      })
      const { stopTexts } = await business.employee.actor.ok(stop, { input: refused })
      expect(stopTexts.customer.hasStoppedTexts).toBe(true)
    },
  )

  it('concerns customers of the same business alone', async () => {
    const other = await world.business()
    await other.admin.actor.fails(stop, { input })
    await other.admin.actor.fails(resume, { input })
    expect(await world.prisma.smsOptOut.count({ where: { businessId: business.id } })).toBe(0)
  })
})
