import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useMoveAppointmentMutation } from '#web/__generated__/useMoveAppointmentMutation.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { type DaysShown, moveBetweenDays } from './moveBetweenDays.ts'
import type { MovedAppointment } from './movedAppointment.ts'

export interface Move {
  appointment: MovedAppointment
  to: string
  /** Whether the user has confirmed to overbook the day. */
  overbook?: boolean
}

/** Whether a mutation was refused because the day is full. */
const isFullDay = ({ code, fields }: ApiError) => code === 'CONFLICT' && fields.date !== undefined

/**
 * Moves an appointment to another day with an optimistic update; the toast offers *Undo*. When the day is full the move
 * is rolled back; users who may overbook get a confirmation instead.
 */
export function useMoveAppointment(shown: DaysShown, canOverbook: boolean, onFull: (move: Move) => void) {
  const [run] = useMutation<useMoveAppointmentMutation>(
    graphql`
      mutation useMoveAppointmentMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          __typename
        }
      }
    `,
    {
      // `move` shows the toast, because it knows how to undo.
      success: () => null,
      failure: (error) =>
        canOverbook && isFullDay(error)
          ? null
          : { title: 'Error', description: error.message || 'Failed to update appointment' },
    },
  )
  return async ({ appointment, to, overbook = false }: Move) => {
    const { id } = appointment
    // Applied again with the answer, so that the appointment does not jump back until the calendar is refetched.
    const updater = (store: RecordSourceSelectorProxy) => moveBetweenDays(store, shown, id, to)
    const outcome = await run({ input: { id, date: to, overbook } }, { optimisticUpdater: updater, updater })
    if (!outcome.ok && canOverbook && !overbook && isFullDay(outcome.error)) onFull({ appointment, to })
    return outcome
  }
}
