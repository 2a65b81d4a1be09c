import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useSettleReminderMarkMutation } from '#web/__generated__/useSettleReminderMarkMutation.graphql.ts'
import type { useSettleReminderSendMutation } from '#web/__generated__/useSettleReminderSendMutation.graphql.ts'
import { removeNews } from '#web/components/bell-lists/bellLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** What both acts change around the reminder. */
graphql`
  fragment useSettleReminder_business on Business {
    # eslint-disable-next-line relay/unused-fields
    bell {
      # eslint-disable-next-line relay/unused-fields
      unreadCount
    }
    # eslint-disable-next-line relay/unused-fields
    smsSettings {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...SmsStatus_settings
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...UnsettledReminders_settings
    }
  }
`

/** A reminder of which nobody knows whether it went out, and the notification that told of it. */
export interface ReminderToSettle {
  id: string
  notificationId?: string
}

/** Decides about a reminder of which nobody knows whether it went out (docs/product/texts.md#nobody-knows). */
export function useSettleReminder() {
  const [send, sending] = useMutation<useSettleReminderSendMutation>(
    graphql`
      mutation useSettleReminderSendMutation($id: ID!) {
        sendReminderAgain(input: { id: $id }) {
          smsMessage {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...textLists_message
          }
          business {
            ...useSettleReminder_business
          }
        }
      }
    `,
    { success: 'Reminder sent again', failure: ({ message }) => ({ title: 'Error', description: message }) },
  )
  const [mark, marking] = useMutation<useSettleReminderMarkMutation>(
    graphql`
      mutation useSettleReminderMarkMutation($id: ID!) {
        markReminderSent(input: { id: $id }) {
          smsMessage {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...textLists_message
          }
          business {
            ...useSettleReminder_business
          }
        }
      }
    `,
    {
      success: 'Reminder marked as sent',
      failure: ({ message }) => ({ title: 'Error', description: message }),
    },
  )
  return {
    sending,
    marking,
    send: ({ id, notificationId }: ReminderToSettle) =>
      send({ id }, { updater: endNotification('sendReminderAgain', notificationId) }),
    mark: ({ id, notificationId }: ReminderToSettle) =>
      mark({ id }, { updater: endNotification('markReminderSent', notificationId) }),
  }
}

/** Takes the notification off the list in memory; those of colleagues go by the live changes. */
function endNotification(field: 'sendReminderAgain' | 'markReminderSent', id: string | undefined) {
  return (store: RecordSourceSelectorProxy) => {
    const business = store.getRootField(field)?.getLinkedRecord('business')
    if (business && id !== undefined) removeNews(store, business, id)
  }
}
