import { addDays, daysBetween } from '#web/lib/days.ts'

/** An appointment as the API returns it; the fields that tests use are listed. */
export interface AppointmentData {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly startsAt: string
  readonly endsAt: string
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
    technicianUserId: null,
    needsTechnician: false,
    description: 'Felt replacement, 9 ft table',
    notes: null,
    status: 'SCHEDULED',
    isNoShow: false,
    isOverbooked: false,
    needsOutcome: false,
    hasSmsReminder: true,
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
      status: 'UNSOLD',
    },
    ...more,
  }
  return data
}

/** A day with these appointments, in a business with a limit of two. */
function calendarDay(date: string, appointments: readonly AppointmentData[]) {
  const cancelled = appointments.filter(({ status }) => status === 'CANCELLED')
  const kept = appointments
    .filter(({ status }) => status !== 'CANCELLED')
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  return {
    __typename: 'CalendarDay',
    date,
    count: kept.length,
    matchingCount: kept.length,
    isFull: kept.length >= 2,
    cancelledCount: cancelled.length,
    appointments: kept.slice(0, 2),
    printed: kept.slice(0, 8),
    all: kept,
    listed: kept,
    cancelled,
  }
}

const dayWith = (date: string, appointments: readonly AppointmentData[]) =>
  calendarDay(
    date,
    appointments.filter((one) => one.date === date),
  )

interface Query {
  from: string
  to: string
  day: string
}

/** The days of the week or day view. */
interface Hours {
  first: string
  last: string
  day: string
}

const daysFrom = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_day, i) => addDays(from, i))

/** A team member as a technician. */
export const technician = (id: string, fullName: string, role = 'EMPLOYEE') => ({
  __typename: 'Technician',
  name: fullName,
  user: {
    __typename: 'User',
    id,
    databaseId: Number(id.slice(1)),
    fullName,
    role,
    email: null,
    createdAt: '2026-03-04T15:00:00.000Z',
  },
})

/** What the calendar asks for. */
export function calendarData(
  { from, to, day }: Query,
  appointments: readonly AppointmentData[] = [],
  more: object = {},
) {
  const business = {
    __typename: 'Business',
    id: 'b1',
    name: 'Dana’s Darts',
    today: '2026-11-21',
    maxAppointmentsPerDay: 2,
    canOverbook: false,
    canExportLists: true,
    canSendTexts: true,
    sampleAppointment: null,
    appointmentsNeedingOutcome: 0,
    needingOutcome: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
    month: daysFrom(from, to).map((date) => dayWith(date, appointments)),
    chosen: [dayWith(day, appointments)],
    technicians: [technician('u1', 'Mia Manager'), technician('u2', 'Sam Staff')],
    ...more,
  }
  return { data: { viewer: { business } } }
}

/** The data of the week and day views, for a business with two team members. */
export function calendarHours(
  { first, last, day }: Hours,
  appointments: readonly AppointmentData[] = [],
  more: object = {},
) {
  const { month: _none, ...business } = calendarData({ from: day, to: day, day }, appointments, more).data
    .viewer.business
  const hours = daysFrom(first, last).map((date) => {
    const { all, ...listed } = dayWith(date, appointments)
    return { ...listed, appointments: all, sheet: all }
  })
  return { data: { viewer: { business: { ...business, hours } } } }
}
