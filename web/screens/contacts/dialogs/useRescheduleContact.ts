import { graphql } from 'react-relay/hooks'
import type { useRescheduleContactMutation } from '#web/__generated__/useRescheduleContactMutation.graphql.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** What moving needs to know of a contact: which one, and where it stood before. */
export interface Movable {
  readonly id: string
  readonly scheduledDate: string
}

/** Moves an open contact to another time; the message offers the way back. */
export function useRescheduleContact(timeZone: string) {
  const toast = useToast()
  const [run, pending] = useMutation<useRescheduleContactMutation>(
    graphql`
      mutation useRescheduleContactMutation($input: RescheduleContactInput!) {
        rescheduleContact(input: $input) {
          __typename
        }
      }
    `,
    {
      failure: ({ message }) => ({
        title: 'Error',
        description: `Failed to reschedule contact: ${message}`,
      }),
    },
  )
  const move = (id: string, scheduledDate: string) => run({ input: { id, scheduledDate } })

  const reschedule = async ({ id, scheduledDate: before }: Movable, to: string) => {
    const outcome = await move(id, to)
    if (outcome.ok) {
      toast.success({
        title: 'Success',
        description: `Contact moved to ${formatDateTime(to, timeZone)}`,
        action: { label: 'Undo', onSelect: () => void move(id, before) },
      })
    }
    return outcome
  }
  return [reschedule, pending] as const
}
