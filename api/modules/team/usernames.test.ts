import { beforeAll, describe, expect, it } from 'vitest'
import type { AppError } from '#api/core/errors/errors.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { System } from '#api/core/viewer/viewer.ts'
import { claimUsername } from '#api/modules/team/usernames.ts'
import { employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('a username of a business', () => {
  let world: World
  let ours: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    ours = await world.business({ name: 'Ours' })
  })

  const contextOf = (businessId: number): BusinessContext => {
    const { services } = world
    const system: System = { kind: 'system', businessId, timeZone: 'America/New_York' }
    return createBusinessContext(services.tenant(businessId), system, services.clock)
  }

  const outcome = (businessId: number, username: string, except?: number) =>
    contextOf(businessId)
      .transaction((business) => claimUsername(business, { username, ...(except ? { except } : {}) }))
      .then(
        () => 'free',
        (error: AppError) => `${error.code} ${error.message}`,
      )

  const taken = 'CONFLICT Username already exists'

  it('is available when no user of this business has it, regardless of other businesses', async () => {
    const theirs = await world.business({ name: 'Theirs' })
    await employ(world, theirs.id, { username: 'nora' })
    expect(await outcome(ours.id, 'nora')).toBe('free')
    expect(await outcome(theirs.id, 'NORA')).toBe(taken)
  })

  it('is taken while its holder is inactive, but not for the holder', async () => {
    const { id, username } = await employ(world, ours.id, { username: 'otto' })
    await world.prisma.user.updateMany({ where: { id }, data: { isActive: false } })
    expect(await outcome(ours.id, username)).toBe(taken)
    expect(await outcome(ours.id, username, id)).toBe('free')
  })

  it('is taken in another business of the same name', async () => {
    const twin = await world.business({ name: ' OURS' })
    await employ(world, twin.id, { username: 'pia' })
    expect(await outcome(ours.id, 'pia')).toBe(taken)
  })

  it.each(['triton', 'Demo'])('is never %s', async (username) => {
    expect(await outcome(ours.id, username)).toBe(taken)
  })
})
