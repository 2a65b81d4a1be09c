import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { placeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` key of the list of those that need an outcome. */
const outcomesKey = 'AppointmentOutcomes_needingOutcome'

/** What an appointment needs to find its places: among those that need an outcome, and with its customer. */
graphql`
  fragment appointmentPlaces_appointment on ServiceAppointment {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    needsOutcome
    # eslint-disable-next-line relay/unused-fields
    startsAt
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...OutcomeRow_appointment
    ...timelineLists_appointment
  }
`

/**
 * Puts an appointment where it belongs now in the lists that have been loaded: among those that need an outcome, the
 * oldest first, and in its customer's timeline. It may come twice, or late.
 */
export function placeInLists(
  store: RecordSourceProxy,
  business: RecordProxy,
  appointment: RecordProxy,
): void {
  placeEntry(store, appointment)
  const waits = appointment.getValue('needsOutcome')
  const list = outcomesOf(business)
  if (!list || waits === undefined) return
  if (waits === true) placeInOrder(store, list, appointment, 'ServiceAppointmentEdge', isOlder)
  else ConnectionHandler.deleteNode(list, appointment.getDataID())
}

/** Takes an appointment that is gone out of the list of those that need an outcome. */
export function removeFromOutcomes(business: RecordProxy, id: string): void {
  const list = outcomesOf(business)
  if (list) ConnectionHandler.deleteNode(list, id)
}

function outcomesOf(business: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(business, outcomesKey) ?? null
}

function isOlder(appointment: RecordProxy, other: RecordProxy): boolean {
  const [one, two] = [appointment, other].map((record) => Date.parse(String(record.getValue('startsAt'))))
  return Number(one) < Number(two)
}
