import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  codeOf,
  signInWithCode,
  ticketOf,
  waitForNextCode,
  withFactor,
} from '#api/modules/auth/second-factor/testing/secondFactor.ts'
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

type Factor = Awaited<ReturnType<typeof withFactor>>

const tries = 5

describe('a sign-in with a second factor', () => {
  let world: World
  let account: Account
  let token: string
  let factor: Factor

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    await world.prisma.rateLimiterFlexible.deleteMany()
    world.clock.set('2026-11-28T15:00:00.000Z')
    account = await employ(world, (await world.business()).id)
    token = await tokenOf(world, account)
    factor = await withFactor(world, browser(world, token), account.password)
  })

  const send = (ticket: string, code: string, address?: string) =>
    browser(world, undefined, address).run(signInWithCode, { ticket, code })
  const refusalOf = async (ticket: string, code: string) => (await send(ticket, code)).failures[0]?.code

  it('begins a session with the ticket and the code of the app, however it is typed', async () => {
    const code = factor.code().replace(/^.../, '$& ')
    const { data } = await send(await ticketOf(world, account), code)
    const session = browser(world, data?.signInWithCode.token)
    expect((await session.ok(whoAmI)).viewer.user.databaseId).toBe(account.id)
  })

  it('takes each recovery code once', async () => {
    const [first = '', second = ''] = factor.recoveryCodes
    const shouted = first.toUpperCase().replaceAll('-', ' ')
    expect((await send(await ticketOf(world, account), shouted)).failures).toEqual([])
    const ticket = await ticketOf(world, account)
    for (let time = 0; time < 4; time += 1) expect(await refusalOf(ticket, first)).toBe('BAD_INPUT')
    expect((await send(ticket, second)).failures).toEqual([])
  })

  it('takes each code of the app once, also of several at once', async () => {
    for (let round = 0; round < tries; round += 1) {
      const tickets = await Promise.all(Array.from({ length: 3 }, () => ticketOf(world, account)))
      const code = factor.code()
      const answers = await Promise.all(tickets.map((ticket, from) => send(ticket, code, `192.0.2.${from}`)))
      expect(answers.filter(({ failures }) => failures.length === 0)).toHaveLength(1)
      waitForNextCode(world)
      await world.prisma.rateLimiterFlexible.deleteMany()
    }
  })

  it('takes each ticket once, also with two right codes at once', async () => {
    for (let round = 0; round < tries; round += 1) {
      const ticket = await ticketOf(world, account)
      const codes = [factor.code(), factor.recoveryCodes[round] ?? '']
      const answers = await Promise.all(codes.map((code, from) => send(ticket, code, `192.0.2.${from}`)))
      expect(answers.map(({ failures }) => failures[0]?.code).sort()).toEqual(['CHOICE_ENDED', undefined])
      waitForNextCode(world)
    }
  })

  it.each([-120, -90, -60, 60, 90, 120])('refuses the code of %d seconds from now', async (seconds) => {
    const ticket = await ticketOf(world, account)
    for (let time = 0; time < tries; time += 1)
      expect(await refusalOf(ticket, codeOf(world, factor.secret, seconds))).toBe('BAD_INPUT')
  })

  it('takes the code of a clock that is half a minute wrong', async () => {
    const early = codeOf(world, factor.secret, 30)
    expect((await send(await ticketOf(world, account), early)).failures).toEqual([])
  })

  it.each([
    ['nothing', () => ''],
    ['a session token', () => token],
    ['a changed ticket', (ticket: string) => `${ticket.slice(0, -2)}xx`],
  ])('begins with %s in place of the ticket', async (_what, forge) => {
    const ticket = forge(await ticketOf(world, account))
    for (let time = 0; time < tries; time += 1)
      expect(await refusalOf(ticket, factor.code())).toMatch(/^(CHOICE_ENDED|BAD_INPUT)$/)
    expect((await send(await ticketOf(world, account), factor.code())).failures).toEqual([])
  })

  it('ends two minutes after the password, with the password and with the account', async () => {
    const late = await ticketOf(world, account)
    world.clock.set(new Date(world.clock.now().getTime() + 121_000).toISOString())
    expect(await refusalOf(late, factor.code())).toBe('CHOICE_ENDED')
    const ticket = await ticketOf(world, account)
    await world.prisma.user.updateMany({
      where: { id: account.id },
      data: { tokenVersion: { increment: 1 } },
    })
    expect(await refusalOf(ticket, factor.code())).toBe('CHOICE_ENDED')
    const last = await ticketOf(world, account)
    await world.prisma.user.updateMany({ where: { id: account.id }, data: { isActive: false } })
    expect(await refusalOf(last, factor.code())).toBe('CHOICE_ENDED')
  })

  it('limits wrong codes of a network, and leaves those of the owner elsewhere alone', async () => {
    const ticket = await ticketOf(world, account)
    for (let time = 0; time < tries; time += 1) expect(await refusalOf(ticket, '000000')).toBe('BAD_INPUT')
    expect(await refusalOf(ticket, factor.code())).toBe('RATE_LIMITED')
    const owner = '198.51.100.7'
    expect((await send(await ticketOf(world, account, owner), factor.code(), owner)).failures).toEqual([])
  })

  it('is asked for after the choice of a business too', async () => {
    const twin = await employ(world, (await world.business()).id, { username: account.username })
    const { username, password } = account
    const offered = async () =>
      (await browser(world).fails(signIn, { username, password })).data?.businesses as {
        choiceToken: string
      }[]
    for (let time = 0; time < tries; time += 1) {
      const outcomes = await Promise.all(
        (await offered()).map(({ choiceToken }) => browser(world).run(signInWithChoice, { choiceToken })),
      )
      expect(outcomes.map(({ failures }) => failures[0]?.code).sort()).toEqual([
        'SECOND_FACTOR_REQUIRED',
        undefined,
      ])
      const [begun] = outcomes.filter(({ failures }) => failures.length === 0)
      expect(begun?.data?.signInWithChoice.user.databaseId).toBe(twin.id)
    }
  })

  it('lets the ticket of a user begin no session of a superadmin', async () => {
    const mutation = `mutation ($ticket: String!, $code: String!) {
      signInSuperadminWithCode(input: { ticket: $ticket, code: $code }) { token } }`
    const ticket = await ticketOf(world, account)
    const failure = await browser(world).fails(mutation, { ticket, code: factor.code() })
    expect(failure.code).toBe('CHOICE_ENDED')
  })
})
