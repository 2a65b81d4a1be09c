import { graphql } from 'react-relay/hooks'
import type {
  AppointmentStatus,
  UpdateServiceAppointmentInput,
  useAppointmentStepMutation,
} from '#web/__generated__/useAppointmentStepMutation.graphql.ts'
import { now } from '#web/lib/clock.ts'
import { type StoreEffects, useMutation } from '#web/relay/useMutation.ts'
import { useUndoCancellation } from './useUndoCancellation.ts'

/** The status changes of an appointment that a user can record. */
export type Step = keyof typeof steps

const steps = {
  START: { changes: { status: 'IN_PROGRESS' }, said: 'Service appointment is in progress' },
  COMPLETE: { changes: { status: 'COMPLETED' }, said: 'Service appointment completed successfully' },
  NO_SHOW: { changes: { status: 'CANCELLED', noShow: true }, said: 'Marked as a no-show' },
  BOOK_AGAIN: { changes: { status: 'SCHEDULED' }, said: 'Service appointment scheduled successfully' },
} as const satisfies Record<string, { changes: Omit<UpdateServiceAppointmentInput, 'id'>; said: string }>

/**
 * Changes the status of an appointment, with an optimistic update. A no-show can be undone while its day has a free
 * slot; starting and completing can't be undone.
 */
export function useAppointmentStep(customerName: string) {
  const undo = useUndoCancellation(customerName)
  const [run, pending] = useMutation<useAppointmentStepMutation>(
    graphql`
      mutation useAppointmentStepMutation($input: UpdateServiceAppointmentInput!) @raw_response_type {
        updateServiceAppointment(input: $input) {
          serviceAppointment {
            id
            updatedAt
            status
            isNoShow
            canBookAgain
            needsOutcome
            canStart
            canComplete
          }
        }
      }
    `,
    {
      subject: customerName,
      success: ({ updateServiceAppointment }) => {
        const appointment = updateServiceAppointment?.serviceAppointment
        return wordsFor(appointment?.status, appointment?.isNoShow ?? false)
      },
      undo: ({ updateServiceAppointment }) => {
        const appointment = updateServiceAppointment?.serviceAppointment
        return (
          appointment?.isNoShow &&
          appointment.canBookAgain &&
          (() => undo(appointment.id, appointment.updatedAt))
        )
      },
      offersRetry: true,
      failure: ({ message }) => message || 'Failed to update appointment',
    },
  )

  function take(id: string, step: Step) {
    const { changes } = steps[step]
    return run({ input: { id, ...changes } }, foreseen(id, changes.status))
  }
  return [take, pending] as const
}

function wordsFor(status: string | undefined, isNoShow: boolean): string {
  if (isNoShow) return steps.NO_SHOW.said
  const step = Object.values(steps).find(({ changes }) => changes.status === status)
  return step?.said ?? 'Service appointment updated successfully'
}

/**
 * Shows the step before the server answers, because it is rarely refused. Booking again is not shown early: the day
 * may be full.
 */
function foreseen(id: string, status: AppointmentStatus): StoreEffects<useAppointmentStepMutation> {
  if (status === 'SCHEDULED') return {}
  const serviceAppointment = {
    id,
    updatedAt: new Date(now()).toISOString(),
    status,
    isNoShow: false,
    canBookAgain: false,
    needsOutcome: false,
    canStart: false,
    canComplete: status === 'IN_PROGRESS',
  }
  return { optimisticResponse: { updateServiceAppointment: { serviceAppointment } } }
}
