import type { AppointmentStatus } from '#api/generated/enums.ts'
import { readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import { chanceFor } from './chance.ts'
import { type Regular, type Regulars, regularCalled } from './customers.ts'
import { leadTime } from './leadTime.ts'
import type { AppointmentRow, Ids } from './rows.ts'
import type { Team } from './team.ts'

/** An appointment and its customer. */
export interface Job {
  row: AppointmentRow
  regular: Regular
  /** When the reminder text was sent; null for none. */
  remindedAt: Date | null
}

type Fate = Pick<
  AppointmentRow,
  'status' | 'noShow' | 'place' | 'completedAt' | 'completedById' | 'updatedAt'
>

/** The status of appointments whose status does not follow from the current time. */
const fates: Record<string, AppointmentStatus> = {
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  'no-show': 'CANCELLED',
  scheduled: 'SCHEDULED',
}

/** The appointments of the data file, two per day at most. The status of today's follows the current time. */
export function appointments(calendar: Calendar, team: Team, regulars: Regulars, ids: Ids): Job[] {
  const chance = chanceFor('appointments')
  const taken = new Map<number, number>()
  const columns = ['customer', 'day', 'from', 'to', 'technician', 'fate'] as const
  return readBook('appointments', columns).map((page): Job => {
    const regular = regularCalled(regulars, page.customer)
    const technician = team.member(page.technician)
    const day = Number(page.day)
    const startsAt = calendar.at(day, page.from)
    const endsAt = calendar.at(day, page.to)
    const [description = '', ...notes] = page.text
    const { row } = regular
    const bought = regular.changed !== null && regular.changed < day ? row.statusUpdatedAt : row.createdAt
    const createdAt = leadTime(calendar, chance, regular, day, bought)
    const remindedAt = reminder(createdAt)
    return {
      regular,
      remindedAt,
      row: {
        id: ids('ServiceAppointment'),
        customerId: row.id,
        date: calendar.day(day),
        startTime: page.from,
        endTime: page.to,
        startsAt,
        endsAt,
        technician: technician.fullName,
        technicianUserId: technician.id,
        description,
        notes: notes.length > 0 ? notes.join('\n') : null,
        smsReminder: day >= 0 || remindedAt !== null,
        reminderSent: remindedAt !== null,
        scheduleVersion: 0,
        confirmedAt: null,
        bookedById: null,
        cancelledById: null,
        createdAt,
        ...fateOf(),
      },
    }

    function fateOf(): Fate {
      const status = fates[page.fate] ?? byTheClock()
      const open = { status, noShow: false, place: null, completedAt: null, completedById: null }
      if (page.fate === 'no-show') return { ...open, noShow: true, updatedAt: endsAt }
      if (status === 'CANCELLED') return { ...open, updatedAt: calledOff() }
      const place = (taken.get(day) ?? 0) + 1
      taken.set(day, place)
      if (status !== 'COMPLETED') return { ...open, place, updatedAt: createdAt }
      return { ...open, place, completedAt: endsAt, completedById: technician.id, updatedAt: endsAt }
    }

    // One day before the appointment, if it was booked earlier and not cancelled by then.
    function reminder(booked: Date): Date | null {
      const dayAhead = calendar.at(day - 1, page.from)
      return day < 0 && page.fate !== 'cancelled' && dayAhead > booked ? dayAhead : null
    }

    function byTheClock(): AppointmentStatus {
      if (endsAt <= calendar.now) return 'COMPLETED'
      return startsAt <= calendar.now ? 'IN_PROGRESS' : 'SCHEDULED'
    }

    // The day before, or yesterday for future appointments.
    function calledOff(): Date {
      return latest(calendar.past(Math.min(day, 0) - 1, '15:10'), createdAt)
    }
  })
}

function latest(...instants: Date[]): Date {
  return new Date(Math.max(...instants.map(Number)))
}
