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
  /** Beyond the limit of the day, after it was confirmed. */
  overbook?: boolean
}

/** Whether a write was refused because its day has no more room. */
const isFullDay = ({ code, fields }: ApiError) => code === 'CONFLICT' && fields.date !== undefined

/**
 * Moves an appointment to another day: at once on screen, with a way back in the message. A day that is full sends it
 * back and says so; those who may overbook are asked instead.
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
