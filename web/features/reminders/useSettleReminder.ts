import { graphql } from 'react-relay/hooks'
import type { useSettleReminderMarkMutation } from '#web/__generated__/useSettleReminderMarkMutation.graphql.ts'
import type { useSettleReminderSendMutation } from '#web/__generated__/useSettleReminderSendMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** A reminder of unknown state. */
export interface ReminderToSettle {
  id: string
  /** Names the reminder in the toast and for screen readers. */
  name: string
}

/** Settles a reminder of unknown state (docs/product/texts.md#nobody-knows). */
export function useSettleReminder() {
  const [send] = useMutation<useSettleReminderSendMutation>(
    graphql`
      mutation useSettleReminderSendMutation($id: ID!) {
        resendReminder(input: { id: $id }) {
          __typename
        }
      }
    `,
    {
      success: 'Reminder sent again',
      subject: null,
      failure: ({ message }) => message,
    },
  )
  const [mark, marking] = useMutation<useSettleReminderMarkMutation>(
    graphql`
      mutation useSettleReminderMarkMutation($id: ID!) {
        markReminderSent(input: { id: $id }) {
          __typename
        }
      }
    `,
    {
      success: 'Reminder marked as sent',
      subject: null,
      failure: ({ message }) => message,
      offersRetry: true,
    },
  )
  return {
    marking,
    send: ({ id, name }: ReminderToSettle) => send({ id }, { subject: name }),
    mark: ({ id, name }: ReminderToSettle) => mark({ id }, { subject: name }),
  }
}
