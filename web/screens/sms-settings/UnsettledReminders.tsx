import { graphql, useFragment } from 'react-relay/hooks'
import type { UnsettledReminders_settings$key } from '#web/__generated__/UnsettledReminders_settings.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { UnsettledReminder } from './UnsettledReminder.tsx'

/** Reminders of unknown state; hidden while there are none. */
export function UnsettledReminders({ settings }: { settings: UnsettledReminders_settings$key }) {
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
  const list = useListFocus()
  if (reminders.length === 0) return null
  return (
    <PageSection
      id="unsettled-reminders"
      title={`${counted(reminders.length)} may not have arrived`}
      description="Send them again, or mark them as sent if you know they arrived."
    >
      <Card as="ul" ref={list} flush className="divide-y divide-line px-4">
        {reminders.map((reminder) => (
          <UnsettledReminder key={reminder.id} message={reminder} />
        ))}
      </Card>
    </PageSection>
  )
}

const counted = (count: number) => (count === 1 ? '1 reminder' : `${count} reminders`)
