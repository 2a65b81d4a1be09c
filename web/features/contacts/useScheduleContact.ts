import { graphql } from 'react-relay/hooks'
import type {
  ScheduleContactInput,
  useScheduleContactMutation,
} from '#web/__generated__/useScheduleContactMutation.graphql.ts'
import { type Feedback, useMutation } from '#web/relay/useMutation.ts'

/** Schedules a contact and shows a toast. */
export function useScheduleContact(failure: Feedback<useScheduleContactMutation>['failure']) {
  const [run] = useMutation<useScheduleContactMutation>(
    graphql`
      mutation useScheduleContactMutation($input: ScheduleContactInput!) {
        scheduleContact(input: $input) {
          contact {
            customerName
          }
        }
      }
    `,
    {
      subject: ({ scheduleContact }) => scheduleContact?.contact.customerName,
      success: 'Contact scheduled successfully',
      failure,
    },
  )

  return (input: ScheduleContactInput) => run({ input })
}
