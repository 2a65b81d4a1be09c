import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import { shownInCell } from '../calendarWords.ts'

/** The variables of the query for the shown days. */
export interface DaysShown {
  readonly from: string
  readonly to: string
  readonly day: string
}

const two = { first: shownInCell }
const all = { first: 100 }

/** Moves an appointment between days in the store, before the server has answered. */
export function moveBetweenDays(store: RecordSourceSelectorProxy, shown: DaysShown, id: string, to: string) {
  const appointment = store.get(id)
  const business = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('business')
  if (!appointment || !business) return
  const most = Number(business.getValue('maxAppointmentsPerDay'))
  const from = appointment.getValue('date')
  appointment.setValue(to, 'date')
  // The chosen day is in the month and listed separately.
  for (const range of [shown, { from: shown.day, to: shown.day }]) {
    for (const day of business.getLinkedRecords('calendarDays', { from: range.from, to: range.to }) ?? []) {
      if (day?.getValue('date') === from) takeOut(day, appointment, most)
      if (day?.getValue('date') === to) putIn(day, appointment, most)
    }
  }
}

function takeOut(day: RecordProxy, appointment: RecordProxy, most: number) {
  recount(day, -1, most)
  for (const args of [two, all]) {
    const listed = day.getLinkedRecords('appointments', args)
    if (listed) day.setLinkedRecords(without(listed, appointment), 'appointments', args)
  }
}

function putIn(day: RecordProxy, appointment: RecordProxy, most: number) {
  recount(day, 1, most)
  for (const args of [two, all]) {
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
  day.setValue(count >= most, 'isFull')
}

const byTime = (one: RecordProxy, other: RecordProxy) =>
  String(one.getValue('startTime')).localeCompare(String(other.getValue('startTime')))
