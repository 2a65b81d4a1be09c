import {
  CalendarDays,
  CalendarPlus,
  MessageSquareOff,
  MessageSquareText,
  NotebookPen,
  Phone,
} from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerActions_customer$key } from '#web/__generated__/CustomerActions_customer.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { customerDialogs } from './dialogs/customerDialogs.ts'

/** On phones five tiles side by side, each large enough for a thumb. */
const tile = 'max-sm:h-16! max-sm:flex-col max-sm:justify-center max-sm:gap-1! max-sm:px-0! max-sm:text-xs!'

/** The actions for a customer: *Call*, *Text*, *Schedule*, *Book*, *Add note*. */
export function CustomerActions({ customer }: { customer: CustomerActions_customer$key }) {
  const open = customerDialogs.useOpen()
  const stopped = useId()
  const { phoneNumber, hasStoppedTexts } = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        phoneNumber
        hasStoppedTexts
      }
    `,
    customer,
  )

  return (
    <div className="max-sm:w-full print:hidden">
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <LinkButton variant="primary" href={`tel:${phoneNumber}`} icon={<Phone />} className={tile}>
          Call
        </LinkButton>
        {hasStoppedTexts ? (
          <Button disabled icon={<MessageSquareOff />} aria-describedby={stopped} className={tile}>
            Text
          </Button>
        ) : (
          <LinkButton href={`sms:${phoneNumber}`} icon={<MessageSquareText />} className={tile}>
            Text
          </LinkButton>
        )}
        <Button icon={<CalendarPlus />} onClick={() => open('schedule')} className={tile}>
          Schedule
        </Button>
        <Button
          icon={<CalendarDays />}
          aria-label="Book appointment"
          onClick={() => open('book')}
          className={tile}
        >
          Book
        </Button>
        <Button icon={<NotebookPen />} onClick={() => open('note')} className={tile}>
          Add note
        </Button>
      </div>
      {hasStoppedTexts && (
        <p id={stopped} className="mt-2 text-muted text-sm">
          No texts: this number has opted out
        </p>
      )}
    </div>
  )
}
