import { parse } from '#api/core/input/input.ts'
import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { nameKey } from '#api/core/text/words.ts'
import type { Prisma, User } from '#api/generated/client.ts'
import { newAppointment } from '#api/modules/appointments/input.ts'
import type { LocalTimes } from '#api/modules/appointments/times.ts'
import { activeFirst } from '#api/modules/team/service.ts'

type Load = Pick<Prisma.ServiceAppointmentFindManyArgs, 'include' | 'select'>

const query = newAppointment.pick({ date: true, startTime: true, endTime: true, technician: true })

/** The maximum number of reported overlaps; one is enough for a warning. */
const maxOverlaps = 3

// An appointment starts and ends on the same day, so the index of the day finds all overlaps.
const overlaps = `SELECT id FROM "ServiceAppointment"
 WHERE "businessId" = $1 AND date = $2 AND status <> 'CANCELLED' AND id <> $3
   AND ("technicianUserId" = $7 OR (${nameKeySql('technician')} = ${nameKeySql('$4')}
     AND ("technicianUserId" IS NULL OR $7::int IS NULL)))
   AND "startTime" < $5 AND "endTime" > $6
 ORDER BY "startTime", id LIMIT ${maxOverlaps}`

interface Meant extends LocalTimes {
  /** Compared whatever its spelling. */
  technician: string
  /** The user who is the technician; null for an external technician. */
  userId: number | null
  /** The id of the edited appointment; 0 for a new one. */
  except: number
}

/**
 * The technician's other appointments at these times, for a warning. Cancelled appointments do not count, and one
 * that ends when the other begins does not overlap.
 * @throws BAD_INPUT for an invalid day, time or name
 */
export async function technicianOverlaps(
  ctx: BusinessContext,
  { except, userId, ...input }: Meant,
  load: Load,
) {
  const { date, startTime, endTime, technician } = parse(query, input)
  const values = [date, except, technician, endTime, startTime, userId]
  const found = await ctx.sql<{ id: number }>(overlaps, ...values)
  if (found.length === 0) return []
  return ctx.db.serviceAppointment.findMany({
    ...load,
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ startTime: 'asc' }, { id: 'asc' }],
  })
}

/** A possible technician; `user` is null for an external one. */
export interface Technician {
  name: string
  user: User | null
}

/** The maximum number of technicians, and the number of recent appointments searched for external ones. */
export const mostTechnicians = 50
const appointmentsBack = 200

const outsiders = `SELECT min(name) AS name FROM (
    SELECT btrim(technician) AS name, "technicianUserId" AS "userId" FROM "ServiceAppointment"
     WHERE "businessId" = $1 ORDER BY date DESC, "startTime" DESC, id DESC LIMIT ${appointmentsBack}
  ) latest WHERE "userId" IS NULL GROUP BY ${nameKeySql('name')} ORDER BY ${nameKeySql('name')} LIMIT ${mostTechnicians}`

const working = `SELECT count(DISTINCT coalesce("userId"::text, ${nameKeySql('name')}))::int AS count FROM (
    SELECT technician AS name, "technicianUserId" AS "userId" FROM "ServiceAppointment"
     WHERE "businessId" = $1 ORDER BY date DESC, "startTime" DESC, id DESC LIMIT ${appointmentsBack}
  ) latest`

/** The number of technicians of the latest appointments, team members and external ones. */
export async function countWorkingTechnicians(ctx: BusinessContext): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(working)
  return row?.count ?? 0
}

/** Active users by name, then external technicians of recent appointments. */
export async function techniciansOf(ctx: BusinessContext): Promise<Technician[]> {
  const users = await ctx.db.user.findMany({
    where: { isActive: true },
    orderBy: activeFirst,
    take: mostTechnicians,
  })
  const members = users.map((user) => ({ name: `${user.firstName} ${user.lastName}`, user }))
  const known = new Set(members.map(({ name }) => nameKey(name)))
  const found = await ctx.sql<{ name: string }>(outsiders)
  const others = found.filter(({ name }) => !known.has(nameKey(name)))
  return [...members, ...others.map(({ name }) => ({ name, user: null }))].slice(0, mostTechnicians)
}
