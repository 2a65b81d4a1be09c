import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Account, browser, employ } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Mailbox, mailbox, requestReset, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const sentence = 'If an account uses this email address, a message with a link is on its way.'

/** The setting of a test: an account that can request a password reset. */
export interface ResetScene {
  world: World
  box: Mailbox
  account: Account
  email: string
}

/**
 * Sets up tests of password resets. `begin` receives the scene of each test, without sent mails and with all rate
 * limits reset.
 */
export function resetRequests(begin: (scene: ResetScene) => void) {
  let world: World
  let box: Mailbox
  let email: string

  beforeEach(async () => {
    // The rate limits use the system clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    box = mailbox()
    world ??= openWorld(await freshDatabase())
    world.services.mailer = box
    await world.prisma.rateLimiterFlexible.deleteMany()
    await world.prisma.passwordResetToken.deleteMany()
    const account = await employ(world, (await world.business({ name: 'Corner & Pocket' })).id)
    email = await emailOf(account)
    begin({ world, box, account, email })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    await settled(world)
    vi.useRealTimers()
  })

  async function emailOf({ businessId, id }: Account): Promise<string> {
    return (await world.prisma.user.findFirstOrThrow({ where: { businessId, id } })).email
  }

  async function ask(address = email, from?: string) {
    const answer = await browser(world, undefined, from).run(requestReset, { email: address })
    return { ...answer, text: JSON.stringify(answer) }
  }

  /** The mails that follow a request. The response is the same for every address. */
  async function mailsFor(address: string, from?: string) {
    const before = box.mails.length
    expect((await ask(address, from)).data).toEqual({ requestPasswordReset: { message: sentence } })
    await settled(world)
    return box.mails.slice(before)
  }

  const rows = () => world.prisma.passwordResetToken.findMany()

  return { ask, mailsFor, emailOf, rows }
}
