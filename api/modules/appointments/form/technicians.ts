import type { Prisma } from '#api/core/database/generated/client.ts'
import { parse } from '#api/core/platform/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { newAppointment } from '#api/modules/appointments/input.ts'
import type { LocalTimes } from '#api/modules/appointments/times.ts'

type Load = Pick<Prisma.ServiceAppointmentFindManyArgs, 'include' | 'select'>

const query = newAppointment.pick({ date: true, startTime: true, endTime: true, technician: true })

/** The maximum number of reported overlaps; one is enough for a warning. */
const most = 3

// An appointment starts and ends on the same day, so the index of the day finds all overlaps.
const overlaps = `SELECT id FROM "ServiceAppointment"
 WHERE "businessId" = $1 AND date = $2 AND status <> 'CANCELLED' AND id <> $3
   AND lower(btrim(technician)) = lower($4) AND "startTime" < $5 AND "endTime" > $6
 ORDER BY "startTime", id LIMIT ${most}`

interface Meant extends LocalTimes {
  /** Compared without regard to case and surrounding spaces. */
  technician: string
  /** The id of the edited appointment; 0 for a new one. */
  except: number
}

/**
 * The technician's other appointments at these times, for a warning. Cancelled appointments do not count, and one
 * that ends when the other begins does not overlap.
 * @throws BAD_INPUT for an invalid day, time or name
 */
export async function technicianOverlaps(ctx: BusinessContext, { except, ...input }: Meant, load: Load) {
  const { date, startTime, endTime, technician } = parse(query, input)
  const found = await ctx.sql<{ id: number }>(overlaps, date, except, technician, endTime, startTime)
  if (found.length === 0) return []
  return ctx.db.serviceAppointment.findMany({
    ...load,
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ startTime: 'asc' }, { id: 'asc' }],
  })
}

/** The maximum number of suggested names, and how far back names outside the team are looked for. */
const mostNames = 50
const appointmentsBack = 200

const names = `SELECT name FROM (
    (SELECT 0 AS rank, "firstName" || ' ' || "lastName" AS name FROM "User"
      WHERE "businessId" = $1 AND "isActive" ORDER BY "firstName", "lastName" LIMIT ${mostNames})
    UNION ALL
    (SELECT 1 AS rank, technician AS name FROM "ServiceAppointment"
      WHERE "businessId" = $1 ORDER BY date DESC, "startTime" DESC, id DESC LIMIT ${appointmentsBack})
  ) known GROUP BY name ORDER BY min(rank), lower(name), name LIMIT ${mostNames}`

/** Suggestions for the technician's field: the active users, then other names in the latest appointments. */
export async function technicianNames(ctx: BusinessContext): Promise<string[]> {
  const found = await ctx.sql<{ name: string }>(names)
  const known = new Set<string>()
  return found.flatMap(({ name }) => {
    const folded = name.trim().toLowerCase()
    if (known.has(folded)) return []
    known.add(folded)
    return [name]
  })
}
