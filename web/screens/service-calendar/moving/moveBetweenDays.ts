import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** The days in view, as they were asked for. */
export interface DaysShown {
  readonly from: string
  readonly to: string
  readonly day: string
}

const two = { first: 2 }
const all = { first: 100 }

/** Moves an appointment between the days in memory, before the server has answered. */
export function moveBetweenDays(store: RecordSourceSelectorProxy, shown: DaysShown, id: string, to: string) {
  const appointment = store.get(id)
  const business = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('business')
  if (!appointment || !business) return
  const most = Number(business.getValue('maxAppointmentsPerDay'))
  const from = appointment.getValue('date')
  const days = new Map<unknown, RecordProxy>()
  for (const range of [shown, { from: shown.day, to: shown.day }]) {
    for (const day of business.getLinkedRecords('calendarDays', { from: range.from, to: range.to }) ?? []) {
      if (day) days.set(day.getValue('date'), day)
    }
  }
  appointment.setValue(to, 'date')
  const [before, after] = [days.get(from), days.get(to)]
  if (before) recount(before, -1, most)
  if (after) recount(after, 1, most)
  for (const args of [two, all]) {
    const left = before?.getLinkedRecords('appointments', args)
    if (left)
      before?.setLinkedRecords(
        left.filter((one) => one?.getDataID() !== id),
        'appointments',
        args,
      )
    const joined = after?.getLinkedRecords('appointments', args)
    if (!joined) continue
    const sorted = [...joined.filter((one) => one && one.getDataID() !== id), appointment].sort(byTime)
    after?.setLinkedRecords(sorted.slice(0, args.first), 'appointments', args)
  }
}

function recount(day: RecordProxy, change: number, most: number) {
  const count = Number(day.getValue('count')) + change
  day.setValue(count, 'count')
  day.setValue(Math.max(count - two.first, 0), 'hiddenCount')
  day.setValue(count >= most, 'isFull')
}

const byTime = (one: RecordProxy, other: RecordProxy) =>
  String(one.getValue('startTime')).localeCompare(String(other.getValue('startTime')))
