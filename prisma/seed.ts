import { randomBytes } from 'node:crypto'
import { demoBusinessId, demoUsername } from '#api/core/accounts/usernames.ts'
import type { Prisma, PrismaClient } from '#api/core/database/generated/client.ts'
import { opened } from './seed/business.ts'
import { type Calendar, calendarAt } from './seed/calendar.ts'
import { type Hashes, writeStaff } from './seed/staff.ts'
import { demoPassword } from './seed/team.ts'
import { wipeBusiness } from './seed/wipe.ts'
import { writeBusiness } from './seed/write.ts'

interface DemoOptions {
  /** The sample data is made around this moment. */
  now: Date
  /** IANA name of the shop's zone; `America/New_York` without one. */
  timeZone?: string
  /** Makes the argon2id hash that sign-in verifies. */
  passwordHash(password: string): Promise<string>
}

/**
 * Makes the demo business with its sample data, unless it exists; answers whether it was made. Any number
 * of instances may do it at once.
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
 * Puts the demo business back to its sample data, around a new now; answers false, and writes nothing,
 * where there is none. Sessions of the demo account live on, whether the business may sign in stays as the
 * superadmin decided, and other businesses are not touched.
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

/** Visitors at work may lock rows in another order; the database then ends one of the two. */
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

/** Nobody is told the colleagues' password: visitors are the demo account. */
async function hashesFor({ passwordHash }: DemoOptions): Promise<Hashes> {
  const colleagues = await passwordHash(randomBytes(32).toString('base64url'))
  return { demo: await passwordHash(demoPassword), colleagues }
}

/** Does the work in one transaction, after whoever else is at work on the demo business. */
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
    updatedAt: now,
  } satisfies Prisma.BusinessUncheckedUpdateInput
}
