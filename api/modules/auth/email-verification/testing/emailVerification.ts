import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Mailbox, mailbox, settled } from '#api/testing/harness/mail/mailbox.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const register = `mutation ($input: RegisterBusinessInput!) { registerBusiness(input: $input) {
  token user { databaseId emailVerified } business { databaseId } } }`
export const createUser = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id emailVerified } } }`
export const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { emailVerified } } }`
export const sendAgain = `mutation ($id: ID!) { sendVerificationEmail(input: { id: $id }) { user { emailVerified } } }`

/** An address that others enter as theirs. */
export const victim = 'victim@mail.example'

let serial = 0
/** A new user with this address. */
export const person = (email: string, more: object = {}) => {
  serial += 1
  return { firstName: 'Mia', lastName: 'Moss', username: `mia${serial}`, email, password: 'secret', ...more }
}
const registration = (email: string, { business, admin }: { business?: object; admin?: object } = {}) => ({
  input: { business: { name: 'Moss Billiards', ...business }, admin: person(email, admin) },
})

/** The setting of a test: no mails sent, and all rate limits reset. */
export interface VerificationScene {
  world: World
  box: Mailbox
  business: TestBusiness
}

/** Sets up tests of the mails that verify an address. `begin` receives the scene of each test. */
export function setUpVerification(begin: (scene: VerificationScene) => void) {
  let world: World
  let box: Mailbox
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    // The rate limits use the system clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    box = mailbox()
    world.services.mailer = box
    await world.prisma.rateLimiterFlexible.deleteMany()
    await world.prisma.user.updateMany({ where: { email: victim }, data: { isActive: false } })
    business = await world.business({ name: `Shop ${++serial}` })
    begin({ world, box, business })
  })

  afterEach(async () => {
    await settled(world)
    vi.useRealTimers()
  })

  const registers = (email: string, more?: object) =>
    browser(world, undefined, `192.0.2.${serial % 250}`).ok(register, registration(email, more))
  /** The mails, after the background tasks. */
  const mails = async () => {
    await settled(world)
    return box.mails
  }

  return { registers, mails }
}
