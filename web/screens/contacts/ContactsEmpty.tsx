import { CalendarClock, CalendarPlus, CircleCheck, PartyPopper } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { ContactTabValue } from './contactTabs.ts'
import { contactDialogs } from './dialogs/contactDialogs.ts'

const emptyTexts = {
  upcoming: {
    title: 'No upcoming contacts',
    text: 'All caught up! No contacts scheduled for today.',
    Icon: CalendarClock,
  },
  overdue: {
    title: 'No overdue contacts',
    text: "Great job! You're all caught up on your contacts.",
    Icon: PartyPopper,
  },
  completed: {
    title: 'No completed contacts',
    text: 'What you complete or log appears here, today’s first.',
    Icon: CircleCheck,
  },
  all: {
    title: 'No contacts found',
    text: 'Start by adding customers and scheduling contacts.',
    Icon: CalendarPlus,
  },
} as const satisfies Record<ContactTabValue, object>

interface ContactsEmptyProps {
  tab: ContactTabValue
  /** Whether there are no contacts at all, perhaps because there are no customers. */
  none: boolean
}

/** The empty state of a tab. */
export function ContactsEmpty({ tab, none }: ContactsEmptyProps) {
  const open = contactDialogs.useOpen()
  const { title, text, Icon } = emptyTexts[tab]
  return (
    <EmptyState
      icon={<Icon />}
      title={title}
      action={
        (tab === 'upcoming' || tab === 'all') && (
          <div className="flex flex-col items-center gap-2">
            <Button onClick={() => open('schedule')}>Schedule a contact</Button>
            {none && (
              <TextLink render={<PreloadLink to="/customers?dialog=add-customer" />} className="py-1">
                Or add a customer first
              </TextLink>
            )}
          </div>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
