import { graphql, useFragment } from 'react-relay/hooks'
import type { UnsettledReminders_settings$key } from '#web/__generated__/UnsettledReminders_settings.graphql.ts'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { SendAgainDialog } from '#web/features/reminders/SendAgainDialog.tsx'
import type { ReminderToSettle } from '#web/features/reminders/useSettleReminder.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { UnsettledReminder } from './UnsettledReminder.tsx'

interface UnsettledRemindersProps {
  settings: UnsettledReminders_settings$key
  timeZone: string
}

/** Reminders of unknown state; hidden while there are none. */
export function UnsettledReminders({ settings, timeZone }: UnsettledRemindersProps) {
  const { unsettledReminders: reminders } = useFragment(
    graphql`
      fragment UnsettledReminders_settings on SmsSettings {
        unsettledReminders {
          id
          ...UnsettledReminder_message
        }
      }
    `,
    settings,
  )
  const again = useDialogRequest<ReminderToSettle>()
  return (
    <>
      {reminders.length > 0 && (
        <Card as="section" aria-labelledby="unsettled-reminders" className="mb-4 max-w-5xl p-5 max-sm:p-4">
          <h2 id="unsettled-reminders" className="font-semibold text-ink">
            {counted(reminders.length)} may not have arrived
          </h2>
          <p className="mt-1 text-muted">
            The provider did not say whether they went out. Send them again, or mark them as sent if you know
            they arrived.
          </p>
          <ul className="mt-3 divide-y divide-line">
            {reminders.map((reminder) => (
              <UnsettledReminder
                key={reminder.id}
                message={reminder}
                timeZone={timeZone}
                onSendAgain={again.ask}
              />
            ))}
          </ul>
        </Card>
      )}
      {again.request && <SendAgainDialog reminder={again.request} {...again.dialog} />}
    </>
  )
}

const counted = (count: number) => (count === 1 ? '1 reminder' : `${count} reminders`)
