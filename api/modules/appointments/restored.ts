import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Day } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'
import { type CalendarRules, lockCalendarRules, lockDay } from '#api/modules/appointments/slots.ts'
import { isOver } from '#api/modules/appointments/states.ts'
import { settledTimes } from '#api/modules/appointments/times.ts'
import { dateWords } from '#api/modules/appointments/words.ts'

type Row = Prisma.ServiceAppointmentGetPayload<object>
/** The columns of an appointment as the trash keeps them. */
type KeptRow = Pick<Row, 'id' | 'date' | 'startTime' | 'endTime' | 'status' | 'place'>

const takenPlaces = `SELECT place FROM "ServiceAppointment"
  WHERE "businessId" = $1 AND date = $2 AND status <> 'CANCELLED'`

/** The columns of an appointment whose slot somebody else has by now; null for a day without a free slot. */
function otherPlace(taken: (number | null)[], { most }: CalendarRules): number | null {
  if (taken.length >= most) return null
  const places = Array.from({ length: most }, (_, index) => index + 1)
  return places.find((place) => !taken.includes(place)) ?? null
}

/**
 * What differs for appointments that come back from the trash. Each gets its slot again, or another one of the day; when
 * the day is full, a future one comes back cancelled and a past one without a slot. Local times stay, also when the time
 * zone of the business has changed. Locks the days like `takeSlot`.
 */
export async function placesForRestored(tx: BusinessContext, kept: object[]) {
  const changes: Record<string, Prisma.JsonObject> = {}
  const remarks: string[] = []
  const rules = await lockCalendarRules(tx)
  const rows = (kept as KeptRow[]).toSorted(
    (one, other) => one.date.localeCompare(other.date) || one.id - other.id,
  )
  let day: Day | null = null
  let taken: (number | null)[] = []
  for (const row of rows) {
    const { startsAt, endsAt, startTime, endTime } = settledTimes(row, tx.timeZone)
    const change: Prisma.JsonObject = {
      startTime,
      endTime,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }
    changes[row.id] = change
    if (row.status === 'CANCELLED' || row.place === null) continue
    if (row.date !== day) {
      day = row.date
      await lockDay(tx, day)
      taken = (await tx.sql<{ place: number | null }>(takenPlaces, day)).map(({ place }) => place)
    }
    let place: number | null = row.place
    if (taken.includes(place)) {
      place = otherPlace(taken, rules)
      change.place = place
    }
    if (place === null && !isOver(row) && startsAt > tx.now()) {
      Object.assign(change, { status: 'CANCELLED', cancelledById: tx.userId })
      const already = taken.length === 1 ? '1 appointment' : `${taken.length} appointments`
      remarks.push(`${dateWords(row.date, tx.today())} already has ${already}, so this one stayed cancelled.`)
    } else taken.push(place)
  }
  return { changes: { ServiceAppointment: changes }, remarks }
}
