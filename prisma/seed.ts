import { randomBytes } from 'node:crypto'
import { demoUsername } from '#api/core/accounts/usernames.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { Prisma, PrismaClient } from '#api/generated/client.ts'
import { opened } from './seed/business.ts'
import { type Calendar, calendarAt } from './seed/calendar.ts'
import { type Hashes, writeStaff } from './seed/staff.ts'
import { demoPassword } from './seed/team.ts'
import { wipeBusiness } from './seed/wipe.ts'
import { writeBusiness } from './seed/write.ts'

interface DemoOptions {
  /** The sample data is dated around this time. */
  now: Date
  /** The IANA time zone of the business; `America/New_York` by default. */
  timeZone?: string
  /** Computes the argon2id hash that sign-in verifies. */
  passwordHash(password: string): Promise<string>
}

/**
 * Creates the demo business with its sample data unless it exists; resolves to whether it was created. Safe to call
 * from several instances at once.
 */
export async function seedDemo(prisma: PrismaClient, options: DemoOptions): Promise<boolean> {
  const exists = async ({ business }: Reader) => (await business.count({ where: { id: demoBusinessId } })) > 0
  if (await exists(prisma)) return false
  const hashes = await hashesFor(options)
  return inTurn(prisma, async (tx) => {
    if (await exists(tx)) return false
    const calendar = calendarFor(options)
    const createdAt = calendar.at(opened, '09:00')
    await tx.business.create({ data: { ...detailsOf(calendar), id: demoBusinessId, createdAt } })
    await fill(tx, calendar, hashes)
    return true
  })
}

/**
 * Restores the sample data of the demo business, dated around a new time. Resolves to false, without a write, when
 * there is no demo business. Sessions of the demo account stay valid, a suspension by the superadmin stays in force,
 * and other businesses are not touched.
 */
export async function resetDemo(prisma: PrismaClient, options: DemoOptions): Promise<boolean> {
  const where = { businessId: demoBusinessId, username: demoUsername }
  if ((await prisma.user.count({ where })) === 0) return false
  const hashes = await hashesFor(options)
  return persistently(() =>
    inTurn(prisma, async (tx) => {
      const calendar = calendarFor(options)
      await wipeBusiness(tx, demoBusinessId)
      await tx.business.update({ where: { id: demoBusinessId }, data: detailsOf(calendar) })
      await fill(tx, calendar, hashes)
      return true
    }),
  )
}

const attempts = 3

/** Retries after a deadlock, because visitors may lock rows in another order. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const deadlock = error instanceof Error && /deadlock|40P01/.test(error.message)
      if (!deadlock || attempt === attempts) throw error
    }
  }
}

type Reader = Pick<Prisma.TransactionClient, 'business'>

const calendarFor = ({ now, timeZone = 'America/New_York' }: DemoOptions) => calendarAt(now, timeZone)

/** The passwords of the other users are random and unknown: visitors use the demo account. */
async function hashesFor({ passwordHash }: DemoOptions): Promise<Hashes> {
  const colleagues = await passwordHash(randomBytes(32).toString('base64url'))
  return { demo: await passwordHash(demoPassword), colleagues }
}

/** Runs work in one transaction, one at a time for the demo business across all instances. */
function inTurn<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cuecard demo'))`
      return work(tx)
    },
    { maxWait: 10_000, timeout: 30_000 },
  )
}

async function fill(tx: Prisma.TransactionClient, calendar: Calendar, hashes: Hashes): Promise<void> {
  const team = await writeStaff(tx, demoBusinessId, calendar, hashes)
  await writeBusiness(tx, demoBusinessId, calendar, team)
}

function detailsOf({ timeZone, now }: Calendar) {
  return {
    name: 'Corner Pocket Billiards',
    businessType: 'BILLIARDS',
    address: '147 Monroe Avenue, Rochester, NY 14607',
    phone: '5855550100',
    email: 'hello@cornerpocket.example.com',
    timeZone,
    maxAppointmentsPerDay: 2,
    gamificationEnabled: true,
    smsEnabled: false,
    twilioAccountSid: null,
    twilioAuthTokenSealed: null,
    twilioAuthTokenHint: null,
    twilioPhoneNumber: null,
    calendarFeedHash: null,
    statusHistoryFrom: null,
    updatedAt: now,
  } satisfies Prisma.BusinessUncheckedUpdateInput
}
