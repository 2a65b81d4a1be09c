import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userToken } from '#api/testing/harness/accounts/signIn.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the session of a request', () => {
  let world: World
  let url: string
  let business: TestBusiness
  let other: TestBusiness
  let changeNotifications: ChangeNotifications
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
    changeNotifications = await receiveChanges(world, url)
    return async () => {
      watched.stop()
      await changeNotifications.close()
    }
  })
  beforeEach(async () => {
    business = await world.business()
    other = await world.business()
    await changeNotifications.settled()
  })

  const account = (id: number) => world.prisma.user.findFirstOrThrow({ where: { id } })
  const header = async (id: number) => `Bearer ${await userToken(world.services, await account(id))}`
  const read = (authorization: string) => world.services.sessions.read(authorization, world.clock.now())
  /** The statements of an uncached read: one for the account, one for revoked sessions. */
  const once = 2
  /** Counts the statements that reading a session takes. */
  const query = async (authorization: string) => (await watched.of(() => read(authorization))).length

  it('costs no question while nothing happens to the account', async () => {
    const authorization = await header(business.employee.id)
    expect(await query(authorization)).toBe(once)
    expect(await query(authorization)).toBe(0)
    expect(await read(authorization)).toMatchObject({
      kind: 'user',
      userId: business.employee.id,
      business: { id: business.id },
    })
  })

  it.each([
    ['is switched off', { isActive: false }, { kind: 'ended', reason: 'DEACTIVATED' }],
    [
      'is signed out everywhere',
      { tokenVersion: { increment: 1 } },
      { kind: 'ended', reason: 'PASSWORD_CHANGED' },
    ],
    ['has another role', { role: 'MANAGER' }, { kind: 'user', role: 'MANAGER' }],
    ['has another name', { lastName: 'Other' }, { kind: 'user', fullName: 'Emma Other' }],
  ] as const)('is another at once when the account %s', async (_what, data, expected) => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    await world.prisma.user.updateMany({ where: { id: business.employee.id }, data })
    await changeNotifications.settled()
    expect(await read(authorization)).toMatchObject(expected)
  })

  it.each([
    ['is suspended', { subscriptionStatus: 'SUSPENDED' }, { kind: 'ended', reason: 'SUSPENDED' }],
    ['is switched off', { isActive: false }, { kind: 'ended', reason: 'SUSPENDED' }],
    ['moves to another zone', { timeZone: 'Asia/Kathmandu' }, { timeZone: 'Asia/Kathmandu' }],
  ] as const)('is another at once when the business %s', async (_what, data, expected) => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    await world.prisma.business.update({ where: { id: business.id }, data })
    await changeNotifications.settled()
    expect(await read(authorization)).toMatchObject(expected)
  })

  it('ends with the account, and with the business', async () => {
    const [gone, closed] = [await header(business.manager.id), await header(other.manager.id)]
    await Promise.all([gone, closed].map(read))
    await world.prisma.user.deleteMany({ where: { id: business.manager.id } })
    await world.prisma.business.delete({ where: { id: other.id } })
    await changeNotifications.settled()
    expect(await read(gone)).toEqual({ kind: 'ended' })
    expect(await read(closed)).toEqual({ kind: 'ended' })
  })

  it('is not looked at anew for what happens to others', async () => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    await world.prisma.user.updateMany({ where: { id: business.manager.id }, data: { firstName: 'Mo' } })
    await world.prisma.business.update({ where: { id: other.id }, data: { name: 'Elsewhere' } })
    await business.customer()
    await changeNotifications.settled()
    expect(await query(authorization)).toBe(0)
  })

  it('ends when it is signed out, on a server that remembers it, and no other session does', async () => {
    const [mine, other] = [await header(business.employee.id), await header(business.employee.id)]
    await Promise.all([mine, other].map(read))
    const { jti, exp } = JSON.parse(Buffer.from(mine.split('.')[1] ?? '', 'base64url').toString())
    // Written directly to the database, as another server would.
    await world.prisma.revokedToken.create({ data: { jti, expiresAt: new Date(exp * 1000) } })
    await changeNotifications.settled()
    expect(await read(mine)).toEqual({ kind: 'ended', reason: 'SIGNED_OUT' })
    expect(await query(other)).toBe(0)
    expect(await read(other)).toMatchObject({ kind: 'user', userId: business.employee.id })
  })

  it('ends with its token, and is looked at anew after ten seconds', async () => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    const later = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000)
    const at = (now: Date) => watched.of(() => world.services.sessions.read(authorization, now))
    expect(await at(later(9))).toHaveLength(0)
    expect(await at(later(11))).toHaveLength(once)
    const ended = await world.services.sessions.read(authorization, later(12 * 3600 + 1))
    expect(ended).toEqual({ kind: 'ended', reason: 'EXPIRED' })
  })

  it('is not remembered while an account is being written by this server, nor from before', async () => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    let written = () => {}
    const writing = world.services.tenant(business.id).transaction(async (tx) => {
      await tx.user.updateMany({ where: { id: business.employee.id }, data: { isActive: false } })
      await new Promise<void>((resolve) => {
        written = resolve
      })
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await query(authorization)).toBe(once)
    expect(await query(authorization)).toBe(once)
    written()
    await writing
    expect(await read(authorization)).toEqual({ kind: 'ended', reason: 'DEACTIVATED' })
  })

  it('is not remembered while announcements are not heard', async () => {
    const authorization = await header(business.employee.id)
    await read(authorization)
    world.services.changeListener.onDisconnected()
    expect(await query(authorization)).toBe(once)
    expect(await query(authorization)).toBe(once)
    world.services.changeListener.onConnected()
    expect(await query(authorization)).toBe(once)
    expect(await query(authorization)).toBe(0)
  })
})
