import { graphql } from 'react-relay/hooks'
import type {
  SnoozeFollowUpInput,
  useSnoozeFollowUpMutation,
} from '#web/__generated__/useSnoozeFollowUpMutation.graphql.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** What snoozing needs to know of a follow-up: which one, and where it stood before. */
interface Snoozable {
  readonly id: string
  readonly scheduledDate: string
}

/** Moves a pending follow-up to another day, `YYYY-MM-DD`; the message offers the way back. */
export function useSnoozeFollowUp() {
  const toast = useToast()
  const [run, pending] = useMutation<useSnoozeFollowUpMutation>(
    graphql`
      mutation useSnoozeFollowUpMutation($input: SnoozeFollowUpInput!) {
        snoozeFollowUp(input: $input) {
          __typename
        }
      }
    `,
    {
      failure: ({ message }) => ({ title: 'Error', description: `Failed to snooze follow-up: ${message}` }),
    },
  )
  const move = (input: SnoozeFollowUpInput) => run({ input })

  const snooze = async ({ id, scheduledDate }: Snoozable, day: string) => {
    const outcome = await move({ id, day })
    if (outcome.ok) {
      toast.success({
        title: 'Success',
        description: `Follow-up moved to ${formatCalendarDay(day)}`,
        action: { label: 'Undo', onSelect: () => void move({ id, scheduledDate }) },
      })
    }
    return outcome
  }
  return [snooze, pending] as const
}
