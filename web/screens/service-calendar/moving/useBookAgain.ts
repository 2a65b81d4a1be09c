import { graphql } from 'react-relay/hooks'
import { placeAnsweredAppointment } from '#web/components/appointment-lists/appointmentLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useBookAgainMutation } from './__generated__/useBookAgainMutation.graphql.ts'

/** Books a cancelled appointment again, where its day has room. */
export function useBookAgain() {
  const [run, pending] = useMutation<useBookAgainMutation>(
    graphql`
      mutation useBookAgainMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          serviceAppointment {
            ...appointmentLists_appointment
          }
          calendarDays {
            ...appointmentLists_day
          }
        }
      }
    `,
    {
      success: 'Service appointment scheduled successfully',
      failure: ({ message }) => ({
        title: 'Error',
        description: message || 'Failed to schedule appointment',
      }),
    },
  )
  const bookAgain = (id: string) =>
    run(
      { input: { id, status: 'SCHEDULED', overbook: false } },
      { updater: placeAnsweredAppointment('updateServiceAppointment') },
    )
  return [bookAgain, pending] as const
}
