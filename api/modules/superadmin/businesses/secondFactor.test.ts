import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Mail } from '#api/core/mail/mail.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const remove = `mutation ($id: ID!) { removeSecondFactorOfAdmin(input: { id: $id }) {
  user { canRemoveSecondFactor } } }`
const mayRemove = 'query ($id: ID!) { node(id: $id) { ... on ManagedUser { canRemoveSecondFactor } } }'

describe('the second factor of the only admin', () => {
  let world: World
  let operator: Actor
  let business: TestBusiness
  const mails: Mail[] = []

  beforeAll(async () => {
    world = openWorld(await freshDatabase(), { send: async (mail) => void mails.push(mail) })
    operator = await operatorOf(world)
  })
  beforeEach(async () => {
    business = await world.business()
    for (const { id: userId } of [business.admin, business.manager]) {
      const factor = { businessId: business.id, userId, secret: 'sealed', confirmedAt: world.clock.now() }
      await world.prisma.secondFactor.create({ data: factor })
      const passkey = { name: 'Phone', credentialId: `credential${userId}`, publicKey: 'key' }
      await world.prisma.passkey.create({ data: { businessId: business.id, userId, ...passkey } })
    }
    await world.services.backgroundTasks.finish(20_000)
    mails.length = 0
  })

  const press = (id = business.admin.id) => operator.run(remove, { id: globalId('ManagedUser', id) })
  const offered = async (id = business.admin.id) =>
    (await operator.ok(mayRemove, { id: globalId('ManagedUser', id) })).node.canRemoveSecondFactor
  const left = async () => {
    const ofBusiness = { where: { businessId: business.id }, select: { userId: true } }
    const rows = [
      await world.prisma.secondFactor.findMany(ofBusiness),
      await world.prisma.passkey.findMany(ofBusiness),
    ]
    return rows.map((found) => found.map(({ userId }) => userId))
  }

  it('is removed by a superadmin, audited and told once', async () => {
    expect(await offered()).toBe(true)
    for (let time = 0; time < 2; time++) {
      const { data } = await press()
      expect(data.removeSecondFactorOfAdmin.user).toEqual({ canRemoveSecondFactor: false })
    }
    expect(await left()).toEqual([[business.manager.id], [business.manager.id]])
    const entries = await world.prisma.auditEntry.findMany({ where: { businessId: business.id } })
    expect(entries).toMatchObject([
      { action: 'team:removeSecondFactor', actorType: 'superadmin', subject: `User:${business.admin.id}` },
    ])
    await world.services.backgroundTasks.finish(20_000)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Cuecard no longer asks for a code when you sign in',
    ])
  })

  it.each([
    ['another admin is active', () => business.member({ role: 'ADMIN' }), () => business.admin.id],
    ['they are no admin', () => undefined, () => business.manager.id],
  ])('stays where %s', async (_why, prepare, id) => {
    await prepare()
    expect(await offered(id())).toBe(false)
    expect((await press(id())).failures[0]?.code).toBe('FORBIDDEN')
    expect(await left()).toEqual(Array(2).fill([business.admin.id, business.manager.id]))
    expect((await business.admin.actor.run(remove, { id: 'x' })).failures[0]?.code).toBe('FORBIDDEN')
  })
})
