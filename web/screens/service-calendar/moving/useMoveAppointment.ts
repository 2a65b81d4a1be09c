import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useMoveAppointmentMutation } from '#web/__generated__/useMoveAppointmentMutation.graphql.ts'
import { failedSaving, isFullDay } from '#web/features/appointments/dialogs/free-slots/fullDay.ts'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'
import type { AppointmentPosition, MovedAppointment } from './movedAppointment.ts'
import { type DaysShown, moveInStore } from './moveInStore.ts'

export interface Move {
  appointment: MovedAppointment
  to: AppointmentPosition
  /** Beyond the limit of the day, after it was confirmed. */
  overbook?: boolean
  /** What an earlier move did, when this one undoes it. */
  undoes?: Place | undefined
}

/** Where and to whom a move put an appointment, as the server answered. */
export type Place = NonNullable<
  useMoveAppointmentMutation['response']['updateServiceAppointment']
>['serviceAppointment']

type Moved = Outcome<useMoveAppointmentMutation['response']>

const mutation = graphql`
  mutation useMoveAppointmentMutation($input: UpdateServiceAppointmentInput!) {
    updateServiceAppointment(input: $input) {
      serviceAppointment {
        startsAt
        endsAt
        # A day on which the clocks change may have no such times: the card shows those that were stored.
        startTime
        endTime
        technician
        technicianUserId
      }
    }
  }
`

/**
 * Moves an appointment to another day, time or technician with an optimistic update; the toast offers *Undo*. When the
 * day is full the update is rolled back; users who may overbook get a confirmation, others an error.
 */
export function useMoveAppointment(shown: DaysShown, canOverbook: boolean, onFull: (move: Move) => void) {
  const feedback = {
    // `move` shows the toast, because it knows how to undo.
    success: () => null,
    subject: null,
    failure: failedSaving('Failed to update appointment', canOverbook),
  }
  const [run] = useMutation<useMoveAppointmentMutation>(mutation, { ...feedback, offersRetry: true })
  // Its question stays open, and can be confirmed again.
  const [insist] = useMutation<useMoveAppointmentMutation>(mutation, feedback)
  const [undo] = useMutation<useMoveAppointmentMutation>(mutation, { ...feedback, undoes: true })
  return ({ appointment, to, overbook = false, undoes }: Move, then?: (outcome: Moved) => void) => {
    const { id } = appointment
    const { technician, ...times } = to
    const moveTo = (place: AppointmentPosition) => (store: RecordSourceSelectorProxy) =>
      moveInStore(store, shown, id, place)
    const input = {
      id,
      ...times,
      overbook,
      ...(technician && { technician: technician.name, technicianUserId: technician.userId }),
      ...(undoes && { expectedStartsAt: undoes.startsAt, expectedEndsAt: undoes.endsAt }),
      ...(undoes && technician && { expectedTechnician: undoes.technician }),
    }
    const send = undoes ? undo : overbook ? insist : run
    const subject = appointment.customer.name
    return send(
      { input },
      {
        optimisticUpdater: moveTo(to),
        // The day once more, so that the appointment does not jump back until the calendar is refetched.
        updater: moveTo({ date: to.date }),
        subject,
        onOutcome(outcome) {
          if (!outcome.ok && canOverbook && !overbook && isFullDay(outcome.error))
            onFull({ appointment, to, undoes })
          then?.(outcome)
        },
      },
    )
  }
}
