import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { placeEntry } from '#web/components/timeline-lists/timelineLists.ts'

/** What every write to an appointment asks back about it: all that is shown of it, wherever it may stand. */
graphql`
  fragment savedAppointment_appointment on ServiceAppointment {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...AppointmentDialog_appointment
    ...timelineLists_appointment
  }
`

/** What it asks back about the business. */
graphql`
  fragment savedAppointment_business on Business {
    # eslint-disable-next-line relay/unused-fields
    appointmentsNeedingOutcome
  }
`

/** The updater of a write that answers with the `serviceAppointment` it made or changed. */
export function placeSavedAppointment(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const appointment = store.getRootField(field)?.getLinkedRecord('serviceAppointment')
    if (appointment) placeEntry(store, appointment)
  }
}
