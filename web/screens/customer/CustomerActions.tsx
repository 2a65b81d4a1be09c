import {
  CalendarDays,
  CalendarPlus,
  ClipboardPen,
  MessageSquareOff,
  MessageSquareText,
  NotebookPen,
  Phone,
} from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerActions_customer$key } from '#web/__generated__/CustomerActions_customer.graphql.ts'
import { offerLog, requestContact } from '#web/features/contacts/requests.ts'
import { useAddressedButton } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { customerDialogs } from './dialogs/customerDialogs.ts'

/** On phones six tiles side by side, each large enough for a thumb. */
const tile = 'max-sm:h-16! max-sm:flex-col max-sm:justify-center max-sm:gap-1! max-sm:px-0! max-sm:text-xs!'

/** The actions for a customer: *Call*, *Log*, *Text*, *Schedule*, *Book*, *Add note*. */
export function CustomerActions({ customer }: { customer: CustomerActions_customer$key }) {
  const open = customerDialogs.useOpen()
  const stopped = useId()
  const schedule = useAddressedButton('schedule-contact')
  const book = useAddressedButton('book-appointment')
  const note = useAddressedButton('add-note')
  const { id, name, phoneNumber, canEdit, hasStoppedTexts } = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        id
        name
        phoneNumber
        canEdit
        hasStoppedTexts
      }
    `,
    customer,
  )

  return (
    <div className="max-sm:w-full print:hidden">
      <div className="flex flex-wrap gap-1.5 max-sm:*:flex-1">
        {phoneNumber ? (
          <LinkButton
            variant="primary"
            href={`tel:${phoneNumber}`}
            icon={<Phone />}
            onClick={offerLog({ id, name })}
            className={tile}
          >
            Call
          </LinkButton>
        ) : (
          canEdit && (
            <Button
              variant="primary"
              icon={<Phone />}
              onClick={() => open('edit', { focus: 'phoneNumber' })}
              className={tile}
            >
              Add phone
            </Button>
          )
        )}
        <Button
          icon={<ClipboardPen />}
          onClick={() => requestContact({ kind: 'log', customer: { id, name } })}
          className={tile}
        >
          Log
        </Button>
        {texting()}
        <Button ref={schedule} icon={<CalendarPlus />} onClick={() => open('schedule')} className={tile}>
          Schedule
        </Button>
        <Button
          ref={book}
          icon={<CalendarDays />}
          aria-label="Book appointment"
          onClick={() => open('book')}
          className={tile}
        >
          Book
        </Button>
        <Button
          ref={note}
          icon={<NotebookPen />}
          aria-label="Add note"
          onClick={() => open('note')}
          className={tile}
        >
          Note
        </Button>
      </div>
      {phoneNumber && hasStoppedTexts && (
        <p id={stopped} className="mt-2 text-muted text-sm">
          No texts: this number has opted out
        </p>
      )}
    </div>
  )

  /** None without a number. */
  function texting() {
    if (!phoneNumber) return null
    if (hasStoppedTexts) {
      return (
        <Button disabled icon={<MessageSquareOff />} aria-describedby={stopped} className={tile}>
          Text
        </Button>
      )
    }
    return (
      <LinkButton href={`sms:${phoneNumber}`} icon={<MessageSquareText />} className={tile}>
        Text
      </LinkButton>
    )
  }
}
