import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import { shownInCell } from '../calendarWords.ts'
import type { AppointmentPosition } from './movedAppointment.ts'

/** The query's variables. */
export interface DaysShown {
  /** The grid of the month. */
  readonly from: string
  readonly to: string
  /** The columns of hours. */
  readonly first: string
  readonly last: string
  /** The chosen day. */
  readonly day: string
  /** The maximum number of appointments in a column of hours. */
  readonly perDay: number
  /** Whose appointments are listed. */
  readonly mine?: boolean | null | undefined
  readonly member?: string | null | undefined
  readonly outside?: string | null | undefined
  readonly left?: boolean | null | undefined
}

/** The arguments of the queries' lists of a day: in a cell, in print, in a column of hours, and beside the month. */
const listsOf = ({ perDay }: DaysShown) => [
  { first: shownInCell },
  { first: 8 },
  { first: perDay },
  { first: 100 },
]

/** Moves an appointment in the Relay store, as an optimistic update. */
export function moveInStore(
  store: RecordSourceSelectorProxy,
  shown: DaysShown,
  id: string,
  to: AppointmentPosition,
) {
  const appointment = store.get(id)
  const business = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('business')
  if (!appointment || !business) return
  const most = Number(business.getValue('maxAppointmentsPerDay'))
  const from = appointment.getValue('date')
  for (const name of ['date', 'startTime', 'endTime'] as const) {
    if (to[name] !== undefined) appointment.setValue(to[name], name)
  }
  if (to.technician) {
    appointment.setValue(to.technician.name, 'technician')
    appointment.setValue(to.technician.userId, 'technicianUserId')
  }
  const days = new Map<string, RecordProxy>()
  for (const range of rangesOf(shown)) {
    const listed = business.getLinkedRecords('calendarDays', range) ?? []
    for (const one of listed) if (one) days.set(one.getDataID(), one)
  }
  for (const each of days.values()) {
    if (each.getValue('date') === from) takeOut(each, appointment, most, listsOf(shown))
    if (each.getValue('date') === to.date) putIn(each, appointment, most, listsOf(shown))
  }
}

/** The query's three lists of days; the chosen day is in several of them. */
function rangesOf({ from, to, first, last, day, mine, member, outside, left }: DaysShown) {
  const filter = { mine, technicianUserId: member, technician: outside, needsTechnician: left }
  return [
    { from, to, ...filter },
    { from: first, to: last, ...filter },
    { from: day, to: day, ...filter },
  ]
}

type Lists = ReturnType<typeof listsOf>

function takeOut(day: RecordProxy, appointment: RecordProxy, most: number, lists: Lists) {
  recount(day, -1, most)
  for (const args of lists) {
    const listed = day.getLinkedRecords('appointments', args)
    if (listed) day.setLinkedRecords(without(listed, appointment), 'appointments', args)
  }
}

function putIn(day: RecordProxy, appointment: RecordProxy, most: number, lists: Lists) {
  recount(day, 1, most)
  for (const args of lists) {
    const listed = day.getLinkedRecords('appointments', args)
    if (!listed) continue
    const sorted = [...without(listed, appointment), appointment].sort(byTime)
    day.setLinkedRecords(sorted.slice(0, args.first), 'appointments', args)
  }
}

const without = (listed: readonly (RecordProxy | null)[], appointment: RecordProxy) =>
  listed.filter((one) => one !== null && one.getDataID() !== appointment.getDataID()) as RecordProxy[]

function recount(day: RecordProxy, change: number, most: number) {
  const count = Number(day.getValue('count')) + change
  day.setValue(count, 'count')
  day.setValue(Number(day.getValue('matchingCount')) + change, 'matchingCount')
  day.setValue(count >= most, 'isFull')
}

const byTime = (one: RecordProxy, other: RecordProxy) =>
  String(one.getValue('startTime')).localeCompare(String(other.getValue('startTime')))
