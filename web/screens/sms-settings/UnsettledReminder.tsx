import { graphql, useFragment } from 'react-relay/hooks'
import type { UnsettledReminder_message$key } from '#web/__generated__/UnsettledReminder_message.graphql.ts'
import { ReminderActions } from '#web/features/reminders/ReminderActions.tsx'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { smsDialogs } from './dialogs/smsDialogs.ts'

/** A reminder of unknown state. */
export function UnsettledReminder({ message }: { message: UnsettledReminder_message$key }) {
  const open = smsDialogs.useOpen()
  const timeZone = useTimeZone()
  const { id, person, appointmentStartsAt, canSendAgain } = useFragment(
    graphql`
      fragment UnsettledReminder_message on SmsMessage {
        id
        appointmentStartsAt
        canSendAgain
        # Under a name of its own: other records always have a customer.
        person: customer {
          databaseId
          name
        }
      }
    `,
    message,
  )
  const name = person?.name ?? 'A customer'
  const reminder = { id, name }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 break-words">
        {person ? (
          <TextLink render={<PreloadLink to={`/customers/${person.databaseId}`} />}>{name}</TextLink>
        ) : (
          name
        )}
        {appointmentStartsAt != null && (
          <span className="block text-muted text-sm">
            Appointment {formatDay(appointmentStartsAt, timeZone)},{' '}
            {formatTime(appointmentStartsAt, timeZone)}
          </span>
        )}
      </p>
      <ReminderActions
        reminder={reminder}
        canSendAgain={canSendAgain}
        onSendAgain={() => open('sendAgain', { reminder })}
      />
    </li>
  )
}
