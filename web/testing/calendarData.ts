import { addDays } from '#web/lib/days.ts'

/** An appointment as the API returns it; the fields that tests use are listed. */
export interface AppointmentData {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly status: string
  readonly customer: object
}

/** An appointment with every field that the calendar selects. */
export function appointment(id: number, date: string, lastName: string, more: object = {}): AppointmentData {
  const data = {
    __typename: 'ServiceAppointment',
    id: `a${id}`,
    databaseId: id,
    updatedAt: `2026-11-20T10:00:0${id % 10}.000Z`,
    date,
    startTime: '09:00',
    endTime: '11:00',
    technician: 'Theo Grant',
    description: 'Felt replacement, 9 ft table',
    notes: null,
    status: 'SCHEDULED',
    noShow: false,
    overbooked: false,
    needsOutcome: false,
    smsReminder: true,
    reminderState: 'PENDING',
    reminderProblem: null,
    canMove: true,
    canCancel: true,
    canBookAgain: false,
    canStart: true,
    canComplete: false,
    startsAt: `${date}T14:00:00.000Z`,
    endsAt: `${date}T16:00:00.000Z`,
    completedAt: null,
    customer: {
      __typename: 'Customer',
      id: `c${id}`,
      databaseId: id,
      firstName: 'Robin',
      lastName,
      name: `Robin ${lastName}`,
      phoneNumber: '5550100177',
      email: null,
      address: null as string | null,
      city: 'Geneva',
    },
    ...more,
  }
  return data
}

/** A day with these appointments, in a business whose limit is two. */
function calendarDay(date: string, appointments: readonly AppointmentData[]) {
  const cancelled = appointments.filter(({ status }) => status === 'CANCELLED')
  const kept = appointments
    .filter(({ status }) => status !== 'CANCELLED')
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  return {
    __typename: 'CalendarDay',
    date,
    count: kept.length,
    isFull: kept.length >= 2,
    cancelledCount: cancelled.length,
    appointments: kept.slice(0, 2),
    all: kept,
    cancelled,
  }
}

interface Query {
  from: string
  to: string
  day: string
}

/** The data of the calendar. */
export function calendarData({ from, to, day }: Query, appointments: readonly AppointmentData[] = []) {
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date)
  const dayOf = (date: string) =>
    calendarDay(
      date,
      appointments.filter((one) => one.date === date),
    )
  const business = {
    __typename: 'Business',
    id: 'b1',
    name: 'Dana’s Darts',
    timeZone: 'America/New_York',
    today: '2026-11-21',
    maxAppointmentsPerDay: 2,
    canOverbook: false,
    sampleAppointment: null,
    appointmentsNeedingOutcome: 0,
    needingOutcome: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
    month: days.map(dayOf),
    chosen: [dayOf(day)],
  }
  return { data: { viewer: { business } } }
}
