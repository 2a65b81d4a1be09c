import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { type CalendarRules, lockDays } from '#api/modules/appointments/slots.ts'
import { isOver } from '#api/modules/appointments/states.ts'
import { instantsOf } from '#api/modules/appointments/times.ts'
import { dateWords } from '#api/modules/appointments/words.ts'

type Row = Prisma.ServiceAppointmentGetPayload<object>
/** The columns of an appointment as the trash keeps them. */
type KeptRow = Pick<Row, 'id' | 'date' | 'startTime' | 'endTime' | 'status' | 'place'>
/** The slots that are taken on a day; null for an appointment beyond the limit. */
type TakenSlots = (number | null)[]

const takenSlots = `SELECT date, array_agg(place) AS slots FROM "ServiceAppointment"
  WHERE "businessId" = $1 AND date = ANY ($2) AND status <> 'CANCELLED' GROUP BY date`

/** Locks days of the calendar, and reads their slots. */
async function slotsOf(tx: BusinessContext, days: string[]): Promise<Map<string, TakenSlots>> {
  if (days.length === 0) return new Map()
  await lockDays(tx, days)
  const rows = await tx.sql<{ date: string; slots: TakenSlots }>(takenSlots, days)
  return new Map(rows.map(({ date, slots }) => [date, slots]))
}

/** The first free slot of a day; null when the day is full. */
function freeSlot(taken: TakenSlots, { most }: CalendarRules): number | null {
  if (taken.length >= most) return null
  const slots = Array.from({ length: most }, (_, index) => index + 1)
  return slots.find((slot) => !taken.includes(slot)) ?? null
}

/**
 * What differs for appointments that come back from the trash. Each gets its slot again, or another one of the day; when
 * the day is full, a future one comes back cancelled and a past one without a slot. Local times stay, also when the time
 * zone of the business has changed.
 */
export async function slotsForRestored(tx: BusinessContext, kept: object[], rules: CalendarRules) {
  const changes: Record<string, Prisma.JsonObject> = {}
  const remarks: string[] = []
  const rows = (kept as KeptRow[]).toSorted((one, other) => one.id - other.id)
  if (rows.length === 0) return { remarks }
  const holdsSlot = ({ status, place }: KeptRow) => status !== 'CANCELLED' && place !== null
  const days = await slotsOf(tx, [...new Set(rows.filter(holdsSlot).map(({ date }) => date))])
  for (const row of rows) {
    const { startsAt, endsAt, startTime, endTime } = instantsOf(row, rules.timeZone)
    const times = { startTime, endTime, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    changes[row.id] = times
    if (!holdsSlot(row)) continue
    const taken = days.get(row.date) ?? []
    days.set(row.date, taken)
    const place = taken.includes(row.place) ? freeSlot(taken, rules) : row.place
    if (place !== null || isOver(row) || startsAt <= tx.now()) {
      changes[row.id] = { ...times, place }
      taken.push(place)
      continue
    }
    changes[row.id] = { ...times, place, status: 'CANCELLED', cancelledById: tx.userId }
    const already = taken.length === 1 ? '1 appointment' : `${taken.length} appointments`
    remarks.push(`${dateWords(row.date, tx.today())} already has ${already}, so this one stayed cancelled.`)
  }
  return { changes: { ServiceAppointment: changes }, remarks }
}
