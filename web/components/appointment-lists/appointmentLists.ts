import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import { removeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { hearOfAppointment, rememberWrite } from './appointmentNews.ts'
import { placeInLists, removeFromOutcomes } from './appointmentPlaces.ts'

/** Everything that the calendar shows of an appointment; ask for it wherever one may come into it. */
graphql`
  fragment appointmentLists_appointment on ServiceAppointment {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    updatedAt
    # eslint-disable-next-line relay/unused-fields
    date
    # eslint-disable-next-line relay/unused-fields
    startTime
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CellHalf_appointment
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...AppointmentCard_appointment
    # eslint-disable-next-line relay/unused-fields
    canBookAgain
    # eslint-disable-next-line relay/unused-fields
    noShow
    # eslint-disable-next-line relay/unused-fields
    notes
    # eslint-disable-next-line relay/unused-fields
    customer {
      name
      lastName
      phoneNumber
      city
    }
  }
`

/** What every write to an appointment asks back about it: all that is shown of it, wherever it may stand. */
graphql`
  fragment appointmentLists_saved on ServiceAppointment {
    ...appointmentLists_appointment
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...AppointmentDialog_appointment
    ...appointmentPlaces_appointment
  }
`

/** What it asks back about the business. */
graphql`
  fragment appointmentLists_savedBusiness on Business {
    # eslint-disable-next-line relay/unused-fields
    appointmentsNeedingOutcome
  }
`

/**
 * A day of the calendar with all that is shown of it. Every write asks for the `calendarDays` that it touched: with
 * them the month, the panel and what is printed are right.
 */
graphql`
  fragment appointmentLists_day on CalendarDay {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    date
    # eslint-disable-next-line relay/unused-fields
    count
    # eslint-disable-next-line relay/unused-fields
    isFull
    # eslint-disable-next-line relay/unused-fields
    hiddenCount
    # eslint-disable-next-line relay/unused-fields
    cancelledCount
    # eslint-disable-next-line relay/unused-fields
    appointments(first: 2) {
      ...appointmentLists_appointment
    }
    # eslint-disable-next-line relay/unused-fields
    all: appointments(first: 100) {
      ...appointmentLists_appointment
    }
    # eslint-disable-next-line relay/unused-fields
    cancelled(first: 25) {
      ...appointmentLists_appointment
    }
  }
`

/**
 * The updater of a write that answers with the `serviceAppointment` it changed and the `calendarDays` around it: what
 * the live stream tells of that write is no news then.
 */
export function placeAnsweredAppointment(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const appointment = payload?.getLinkedRecord('serviceAppointment')
    const business = payload?.getLinkedRecord('business')
    if (!appointment) return
    if (business) placeInLists(store, business, appointment)
    rememberWrite(appointment.getDataID(), String(appointment.getValue('updatedAt')))
  }
}

/** Takes in that an appointment was booked or changed, by whomever. */
export function placeAppointment(
  store: RecordSourceProxy,
  business: RecordProxy,
  appointment: RecordProxy,
): void {
  placeInLists(store, business, appointment)
  hearOfAppointment(appointment.getDataID(), String(appointment.getValue('updatedAt')))
}

/** Takes in that an appointment is gone, with its customer. */
export function removeAppointment(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  removeFromOutcomes(business, id)
  removeEntry(store, id)
  hearOfAppointment(id, null)
  store.delete(id)
}
