import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, browser, employ, tokenOf } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { mailbox, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const subject = 'A new browser signed in to your Cuecard account'
const tablet = 'the-tablet-at-the-counter'
const setMails = `mutation ($on: Boolean!) { setNewBrowserMails(input: { on: $on }) { newBrowserMails } }`

describe('a sign-in from a new browser', () => {
  let world: World
  let server: TestServer
  const box = mailbox()
  let account: Account

  beforeAll(async () => {
    world = openWorld(await freshDatabase(), box)
    server = await serve(world)
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    account = await employ(world, (await world.business()).id)
    box.mails.length = 0
  })

  const signInWith = async (headers: Record<string, string>, path = '/api/auth/login') => {
    const { username, password } = account
    const answer = await server.send('POST', path, { body: { username, password }, headers })
    expect(answer.status).toBe(200)
    await settled(world)
    return box.mails.length
  }
  const by = (id: string) => signInWith({ 'x-browser-id': id })

  it('is told by mail once, and the first use of an account is not', async () => {
    expect(await by(tablet)).toBe(0)
    expect(await by(tablet)).toBe(0)
    expect(await by('another-browser-1')).toBe(1)
    expect([await by('another-browser-1'), await by(tablet)]).toEqual([1, 1])
    const [mail] = box.mails
    expect([mail?.to, mail?.subject]).toEqual([expect.stringMatching(/^account\d+@/), subject])
    expect(mail?.text).toContain('change your password')
  })

  it('is one for each account of that browser', async () => {
    await by(tablet)
    account = await employ(world, account.businessId)
    await by('another-browser-2')
    expect(await by(tablet)).toBe(1)
  })

  it('goes by the program and its network where nothing else is told', async () => {
    await by(tablet)
    expect(await signInWith({ 'user-agent': 'till/1' })).toBe(1)
    expect(await signInWith({ 'user-agent': 'till/1', 'x-browser-id': 'no id' })).toBe(1)
    expect(await signInWith({ 'user-agent': 'till/2' })).toBe(2)
  })

  it('is told at most five times a day, so that nobody floods a mailbox', async () => {
    await by(tablet)
    for (let i = 0; i < 7; i += 1) await by(`another-browser-${i}`)
    expect(box.mails).toHaveLength(5)
  })

  it('is not told to who has switched these mails off, until they are on again', async () => {
    const client = browser(world, await tokenOf(world, account))
    expect((await client.ok('{ newBrowserMails }')).newBrowserMails).toBe(true)
    expect((await client.ok(setMails, { on: false })).setNewBrowserMails).toEqual({ newBrowserMails: false })
    expect((await client.ok('{ newBrowserMails }')).newBrowserMails).toBe(false)
    expect(await by('another-browser-3')).toBe(0)
    await client.ok(setMails, { on: true })
    expect(await by('another-browser-4')).toBe(1)
  })

  it('is told to a superadmin too', async () => {
    account = { ...account, username: 'triton' }
    const passwordHash = await world.services.passwords.hash(account.password)
    const data = { username: 'triton', email: 'ops@example.com', passwordHash }
    await world.prisma.superAdmin.create({ data })
    const path = '/api/superadmin/login'
    expect(await signInWith({ 'x-browser-id': tablet }, path)).toBe(0)
    expect(await signInWith({ 'x-browser-id': 'another-browser-5' }, path)).toBe(1)
    expect(box.mails[0]?.to).toBe('ops@example.com')
  })

  it('at the demo account, which everybody shares, is remembered nowhere', async () => {
    await world.prisma.business.create({ data: { id: 1, name: 'Demo' } })
    account = await employ(world, 1, { username: 'demo' })
    await by(tablet)
    expect(await by('another-browser-6')).toBe(0)
    expect(await world.prisma.knownBrowser.count({ where: { businessId: 1 } })).toBe(0)
  })
})
