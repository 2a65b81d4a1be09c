import { CalendarCheck, CircleCheck, ClockAlert } from 'lucide-react'
import type { ContactStatus } from '#web/__generated__/ContactCard_contact.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'

const badgeStyles = {
  COMPLETED: { tone: 'green', word: 'Completed', Icon: CircleCheck },
  OVERDUE: { tone: 'red', word: 'Overdue', Icon: ClockAlert },
  SCHEDULED: { tone: 'blue', word: 'Scheduled', Icon: CalendarCheck },
} as const satisfies Record<ContactStatus, object>

/** The status of a contact as a badge. */
export function ContactBadge({ status }: { status: ContactStatus }) {
  const { tone, word, Icon } = badgeStyles[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  )
}
