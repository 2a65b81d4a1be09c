import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { provision } from '#api/modules/auth/registration/provisioning.ts'
import { newBusiness } from '#api/modules/business/input.ts'
import { defaultPlan } from '#api/modules/follow-ups/plans/defaultPlan.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

describe('making a business', () => {
  let world: World
  let passwordHash: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    passwordHash = await world.services.passwords.hash('correct horse')
  })

  const make = (name: string, username: string, more: object = {}, after = async () => {}) =>
    world.services.platform.$transaction(async (tx) => {
      const account = await provision(tx, {
        business: newBusiness.parse({ name, ...more }),
        admin: { username, email: 'a@b.example', firstName: 'Ana', lastName: 'Bell', passwordHash },
        now: world.clock.now(),
        usernameField: 'admin.username',
      })
      await after()
      return account
    })

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('expected a refusal')
      },
      (error: AppError) => ({ code: error.code, message: error.message, fields: error.fields }),
    )

  const taken = {
    code: 'CONFLICT',
    message: 'Username already exists',
    fields: { 'admin.username': ['Username already exists'] },
  }

  it('gives it an admin, interest options and plans; ids begin at 2', async () => {
    const { businessId, id, role, isActive } = await make('Eight Ball', 'ana', { businessType: 'BILLIARDS' })
    expect({ businessId, role, isActive }).toEqual({ businessId: 2, role: 'ADMIN', isActive: true })
    const made = await world.prisma.business.findUniqueOrThrow({
      where: { id: businessId },
      include: { users: true, interestOptions: { orderBy: { sortOrder: 'asc' } }, followUpSteps: true },
    })
    expect(made).toMatchObject({
      name: 'Eight Ball',
      timeZone: 'America/New_York',
      isActive: true,
      subscriptionStatus: 'ACTIVE',
      createdAt: world.clock.now(),
    })
    expect(made.users.map((user) => user.id)).toEqual([id])
    expect(made.interestOptions.map(({ value, label }) => [value, label])).toEqual([
      ['pool_tables', 'Pool tables'],
      ['accessories', 'Accessories'],
      ['shuffle_board', 'Shuffle board'],
      ['darts', 'Darts'],
      ['foosball', 'Foosball'],
    ])
    expect(made.followUpSteps).toHaveLength(defaultPlan.length)
    expect(made.followUpSteps.every((step) => step.isActive)).toBe(true)
  })

  it.each(['RETAIL', 'RESTAURANT', 'SERVICE', 'OTHER'])('has a short list for %s', async (businessType) => {
    const { businessId } = await make(`Shop of ${businessType}`, 'ben', { businessType })
    const count = await world.prisma.interestOption.count({ where: { businessId } })
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(6)
  })

  it('leaves nothing behind when what goes with it fails', async () => {
    const failing = async () => Promise.reject(new AppError('FORBIDDEN'))
    await expect(make('Half made', 'cleo', {}, failing)).rejects.toThrow(AppError)
    expect(await world.prisma.business.count({ where: { name: 'Half made' } })).toBe(0)
    expect(await world.prisma.user.count({ where: { username: 'cleo' } })).toBe(0)
  })

  it.each(['triton', ' TriTON', 'ｔriton', 'demo', 'DEMO'])('reserves %s', async (username) => {
    expect(await refusal(make('Pretender', username))).toEqual(taken)
  })

  it('lets businesses of different names share a username, of one name never', async () => {
    await make('Ada’s  Antiques', 'dora')
    await make('Bert’s Antiques', 'dora')
    expect(await refusal(make(' ada’s antiqueS ', 'DORA'))).toEqual(taken)
    await make('Ada’s Antiques', 'dora2')
  })

  it('makes one of twenty of the same name and username at once', async () => {
    const twenty = Array.from({ length: 20 }, () => make('Twenty', 'finn'))
    const outcomes = await Promise.allSettled(twenty)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    )
    expect(new Set(reasons)).toEqual(new Set(['Username already exists']))
    expect(await world.prisma.business.count({ where: { name: 'Twenty' } })).toBe(1)
  })

  it('makes all of twenty different ones at once', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => make(`Chain ${index}`, 'gina'))
    const accounts = await Promise.all(twenty)
    expect(new Set(accounts.map(({ businessId }) => businessId)).size).toBe(20)
  })

  it('gives a username that a hundred other businesses use', async () => {
    await world.prisma.$executeRaw`WITH made AS (
        INSERT INTO "Business" (name) SELECT 'Crowd ' || n FROM generate_series(1, 120) n RETURNING id
      ) INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName")
        SELECT id, 'sam', 's@b.example', ${passwordHash}, 'Sam', 'Crowd' FROM made`
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => make(`Late ${n}`, 'sam')))
    expect(made).toHaveLength(10)
  })
})
