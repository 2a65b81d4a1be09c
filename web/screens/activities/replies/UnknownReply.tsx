import { MessageSquareText, UserPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UnknownReply_reply$key } from '#web/__generated__/UnknownReply_reply.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { replyDialogs } from './replyDialogs.ts'

const northAmerican = /^\+1\d{10}$/

/** A text from an unknown number. */
export function UnknownReply({ reply }: { reply: UnknownReply_reply$key }) {
  const open = replyDialogs.useOpen()
  const timeZone = useTimeZone()
  const { fromNumber, body, createdAt } = useFragment(
    graphql`
      fragment UnknownReply_reply on SmsReply {
        fromNumber
        body
        createdAt
      }
    `,
    reply,
  )
  // Only North American numbers can belong to a customer.
  const digits = northAmerican.test(fromNumber) ? fromNumber.slice(2) : null
  const number = digits ? formatPhone(digits) : fromNumber
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex items-baseline justify-between gap-3">
        <TextLink href={`tel:${fromNumber}`} className="font-medium tabular-nums">
          {number}
        </TextLink>
        <time
          dateTime={createdAt}
          title={formatDateTime(createdAt, timeZone)}
          className="shrink-0 text-faint text-sm"
        >
          {formatTime(createdAt, timeZone)}
        </time>
      </div>
      <ClampedText text={body} />
      <div className="flex flex-wrap gap-2">
        {digits && (
          <Button
            size="sm"
            icon={<UserPlus />}
            aria-label={`Add as Customer: ${number}`}
            onClick={() => open('addCustomer', { known: { phoneNumber: digits } })}
          >
            Add as Customer
          </Button>
        )}
        <LinkButton
          href={`sms:${fromNumber}`}
          size="sm"
          icon={<MessageSquareText />}
          aria-label={`Text ${number}`}
        >
          Text
        </LinkButton>
      </div>
    </li>
  )
}
