import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Account,
  browser,
  employ,
  signIn,
  signInWithChoice,
  tokenOf,
  whoAmI,
} from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const noon = '2026-06-10T16:00:00.000Z'

describe('a choice token of the chooser', () => {
  let world: World
  let here: Account
  let choiceToken: string
  let serial = 0

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    world.clock.set(noon)
    ;[here, choiceToken] = await choose()
  })

  /** Signs in with an account that exists at two businesses; returns the account of the first one and its choice token. */
  async function choose(): Promise<[Account, string]> {
    serial += 1
    const names = [`One ${serial}`, `Two ${serial}`]
    const accounts: Account[] = []
    for (const name of names) {
      const { id } = await world.business({ name })
      accounts.push(await employ(world, id, { username: `twice${serial}` }))
    }
    const [first] = accounts
    if (!first) throw new Error('nobody was employed')
    const { data } = await browser(world).fails(signIn, { ...first })
    const businesses = data?.businesses as { name: string; choiceToken: string }[]
    return [first, businesses.find(({ name }) => name === names[0])?.choiceToken ?? '']
  }

  const later = (seconds: number) =>
    world.clock.set(new Date(Date.parse(noon) + seconds * 1000).toISOString())
  const redeem = (text = choiceToken) => browser(world).run(signInWithChoice, { choiceToken: text })
  const refusal = { code: 'CHOICE_ENDED', message: 'That took too long. Please sign in again.' }

  it('opens the business it was given for', async () => {
    later(119)
    const { data } = await redeem()
    expect(data.signInWithChoice).toMatchObject({
      user: { databaseId: here.id },
      business: { databaseId: here.businessId, name: `One ${serial}` },
    })
    const { viewer } = await browser(world, data.signInWithChoice.token).ok(whoAmI)
    expect(viewer.business.databaseId).toBe(here.businessId)
    const { lastLoginAt } = await world.prisma.user.findFirstOrThrow({ where: { id: here.id } })
    expect(lastLoginAt).toEqual(world.clock.now())
  })

  it('does so for two minutes', async () => {
    later(120)
    expect((await redeem()).failures).toMatchObject([refusal])
  })

  it('does so once, of twenty at the same time too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem()))
    const sessions = answers.filter(({ data }) => data.signInWithChoice !== null)
    expect(sessions).toHaveLength(1)
    const refusals = answers.flatMap(({ failures }) => failures)
    expect(refusals).toHaveLength(19)
    for (const refused of refusals) expect(refused).toMatchObject(refusal)
    expect((await redeem()).failures).toMatchObject([refusal])
  })

  it('does so no more after the password, the account or the business has changed', async () => {
    const where = { businessId_id: { businessId: here.businessId, id: here.id } }
    await world.prisma.user.update({ where, data: { tokenVersion: { increment: 1 } } })
    expect((await redeem()).failures).toMatchObject([refusal])
    await world.prisma.user.update({ where, data: { tokenVersion: 0, isActive: false } })
    expect((await redeem()).failures).toMatchObject([refusal])
    await world.prisma.user.update({ where, data: { isActive: true } })
    await world.prisma.business.update({ where: { id: here.businessId }, data: { isActive: false } })
    expect((await redeem()).failures).toMatchObject([{ code: 'SUSPENDED' }])
    await world.prisma.business.update({ where: { id: here.businessId }, data: { isActive: true } })
    expect((await redeem()).failures).toEqual([])
  })

  it('is no session, and a session is no choice token', async () => {
    expect((await browser(world, choiceToken).fails(whoAmI)).code).toBe('SESSION_EXPIRED')
    const single = await employ(world, here.businessId)
    expect((await redeem(await tokenOf(world, single))).failures).toMatchObject([refusal])
  })

  it.each(['', 'x', 'a.b.c', '\u0000', '\ud800', 'x'.repeat(1_000_000)])(
    'is not just any text, as number %#',
    async (text) => {
      expect((await redeem(text)).failures).toMatchObject([refusal])
    },
  )

  it('is forgotten when it could not be used anyway', async () => {
    await redeem()
    expect(await world.prisma.usedTicket.count()).toBeGreaterThan(0)
    later(2 * 60 * 60)
    const [, next] = await choose()
    await redeem(next)
    expect(await world.prisma.usedTicket.count()).toBe(1)
  })
})
