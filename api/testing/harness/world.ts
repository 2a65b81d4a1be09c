import { passwordHasher } from '#api/core/accounts/passwords.ts'
import { contextFor } from '#api/core/context/context.ts'
import { createServices, type Services } from '#api/core/context/services.ts'
import type { Connection } from '#api/core/database/connection.ts'
import type { Mailer } from '#api/core/mail/mail.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import type { Prisma, PrismaClient } from '#api/generated/client.ts'
import type { Role } from '#api/generated/enums.ts'
import { confirmedSession } from '#api/testing/harness/accounts/sessions.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { type GraphqlClient, graphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import { type RecordingGateway, recordingGateway } from '#api/testing/harness/sms/smsGateway.ts'

/** A clock that tests set. */
export interface TestClock {
  now(): Date
  set(instant: string): void
  /** From now on each reading is a millisecond later than the one before, until the clock is set. */
  run(): void
}

/** A GraphQL client for a known viewer. */
export interface Actor extends GraphqlClient {
  viewer: Viewer
}

export function actor(services: Services, viewer: Viewer): Actor {
  return { viewer, ...graphqlClient(() => contextFor(services, viewer, { address: '192.0.2.1' })) }
}

export const anonymous: Viewer = { kind: 'anonymous' }

type TestUser = { id: number; actor: Actor; fullName: string }

/** A business with an admin, a manager and an employee, for tests. */
export interface TestBusiness {
  id: number
  admin: TestUser
  manager: TestUser
  employee: TestUser
  /** The actor with this role. */
  as(role: Role): Actor
  /** Inserts a user directly into the database, with an unknown password. */
  member(data?: Partial<Prisma.UserUncheckedCreateInput>): Promise<Prisma.UserGetPayload<object>>
  /** Inserts a customer directly into the database. */
  customer(data?: Partial<Prisma.CustomerUncheckedCreateInput>): Promise<Prisma.CustomerGetPayload<object>>
  /** Inserts a contact directly into the database, with a new customer unless one is given. */
  contact(data?: Partial<Prisma.ContactUncheckedCreateInput>): Promise<Prisma.ContactGetPayload<object>>
  /** Inserts a hot board item directly into the database. */
  item(
    data?: Partial<Prisma.HotBoardItemUncheckedCreateInput>,
  ): Promise<Prisma.HotBoardItemGetPayload<object>>
  /** Inserts a step of a follow-up plan directly into the database; by default for unsold customers, day 3. */
  planStep(
    data?: Partial<Prisma.FollowUpStepUncheckedCreateInput>,
  ): Promise<Prisma.FollowUpStepGetPayload<object>>
  /** Inserts a pending follow-up directly into the database, with a new customer unless one is given. */
  followUp(data?: Partial<Prisma.FollowUpUncheckedCreateInput>): Promise<Prisma.FollowUpGetPayload<object>>
}

/** The services on a test database, with a clock that tests set and a factory for businesses. */
interface NewBusiness {
  /** That of the demo, to be the demo. */
  id?: number
  name?: string
  timeZone?: string
}

export interface World {
  prisma: PrismaClient
  services: Services
  clock: TestClock
  /** The fake SMS gateway. */
  texts: RecordingGateway
  anonymous: Actor
  business(options?: NewBusiness): Promise<TestBusiness>
}

export const sessionSecret = 'a secret for tests, long enough to sign'

const noon = '2026-06-10T16:00:00.000Z'

/** A mailer that discards all mails. */
const letterbox: Mailer = { send: async () => undefined }

/** The public URL in tests. */
export const publicUrl = 'https://cuecard.example'

/** Limits that tests do not reach unless they are about them. */
const noLimits: Options = {
  operationLimits: { perUser: 1_000, perBusiness: 1_000, maxWait: 60_000 },
  writeLimit: 1_000_000,
}

/** The settings that modules bring to the services. */
const settings = {
  registrationLimit: 600,
  allowsPrivateWebhooks: false,
  encryptsExports: false,
  erasureLists: [],
}

type Options = Pick<
  Parameters<typeof createServices>[0],
  'operationLimits' | 'writeLimit' | 'superadminFactor'
>

export function openWorld(
  database: Pick<Connection, 'prisma' | 'statements' | 'turns' | 'replica'>,
  mailer = letterbox,
  options: Options = noLimits,
): World {
  const { prisma } = database
  let instant = new Date(noon)
  let step = 0
  const clock: TestClock = {
    now: () => {
      instant = new Date(instant.getTime() + step)
      return instant
    },
    set: (text) => {
      instant = new Date(text)
      step = 0
    },
    run: () => {
      step = 1
    },
  }
  const passwords = passwordHasher({ memoryCost: 8, timeCost: 1 })
  const texts = recordingGateway()
  const parts = { database, sessionSecret, clock, passwords, mailer, sms: texts, publicUrl }
  const services = createServices({ ...parts, ...settings, ...options })
  // A mail may still be on its way when the last test ends: it needs the database.
  afterFile(() => services.backgroundTasks.finish(20_000))
  return {
    prisma,
    services,
    clock,
    texts,
    anonymous: actor(services, anonymous),
    business: (options) => openTestBusiness(prisma, services, options),
  }
}

let serial = 0

const step = { customerStatus: 'UNSOLD', dayNumber: 3, title: 'Check in' } as const

// The hash of an unknown password. Tests use these users as actors, without signing in.
const unknownPassword =
  '$argon2id$v=19$m=8,t=1,p=1$8Dy9p3Z3kd3iORQZNDZhoQ$QA+KyKhafwd7Xn5KxnJ8VS2/eO4eSNlme0RUHoafqHk'

async function openTestBusiness(
  prisma: PrismaClient,
  services: Services,
  { id, name = 'A shop', timeZone = 'America/New_York' }: NewBusiness = {},
): Promise<TestBusiness> {
  const { id: businessId } = await prisma.business.create({
    data: { ...(id !== undefined && { id }), name, timeZone },
  })
  const member: TestBusiness['member'] = ({ firstName = 'Nia', lastName = 'Tester', ...data } = {}) => {
    serial += 1
    const username = `${firstName.toLowerCase()}${serial}`
    const account = { username, email: `${username}@example.com`, passwordHash: unknownPassword }
    return prisma.user.create({ data: { businessId, firstName, lastName, ...account, ...data } })
  }
  const addUser = async (role: Role, firstName: string): Promise<TestUser> => {
    const { id, lastName } = await member({ role, firstName })
    const fullName = `${firstName} ${lastName}`
    const sessionId = await confirmedSession(prisma, { businessId, userId: id })
    const viewer = { kind: 'user', businessId, userId: id, role, fullName, timeZone, sessionId } as const
    return { id, fullName, actor: actor(services, viewer) }
  }
  const admin = await addUser('ADMIN', 'Ada')
  const manager = await addUser('MANAGER', 'Max')
  const employee = await addUser('EMPLOYEE', 'Emma')
  const team = { ADMIN: admin, MANAGER: manager, EMPLOYEE: employee }
  const business: TestBusiness = {
    id: businessId,
    admin,
    manager,
    employee,
    as: (role) => team[role].actor,
    member,
    customer: (data = {}) => {
      const firstName = data.firstName ?? 'Cora'
      const lastName = data.lastName ?? 'Customer'
      return prisma.customer.create({
        data: {
          businessId,
          phoneNumber: '5550100200',
          interest: 'Darts',
          ...data,
          firstName,
          lastName,
          name: `${firstName} ${lastName}`.trimEnd(),
        },
      })
    },
    contact: async (data = {}) => {
      const customerId = data.customerId ?? (await business.customer()).id
      return prisma.contact.create({
        data: { businessId, scheduledDate: services.clock.now(), ...data, customerId },
      })
    },
    item: (data = {}) =>
      prisma.hotBoardItem.create({
        data: {
          businessId,
          title: 'Lamp flickers',
          description: 'Table 3',
          createdByName: admin.fullName,
          createdAt: services.clock.now(),
          ...data,
        },
      }),
    planStep: (data = {}) => prisma.followUpStep.create({ data: { businessId, ...step, ...data } }),
    followUp: async (data = {}) => {
      const customerId = data.customerId ?? (await business.customer()).id
      const dates = { anchorDate: new Date('2026-06-01'), scheduledDate: services.clock.now() }
      return prisma.followUp.create({ data: { businessId, ...step, ...dates, ...data, customerId } })
    },
  }
  return business
}
