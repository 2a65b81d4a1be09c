import { MessageSquareText } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  TextEntry_message$data,
  TextEntry_message$key,
} from '#web/__generated__/TextEntry_message.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface TextEntryProps extends EntryProps {
  message: TextEntry_message$key
}

/** The label of a text's state. */
const stateTitles: Record<TextEntry_message$data['textState'], string> = {
  PENDING: 'Text about to be sent',
  CLAIMED: 'Text about to be sent',
  SENT: 'Text sent',
  DELIVERED: 'Text delivered',
  FAILED: 'Text not sent',
  UNKNOWN: 'Text may not have arrived',
  CANCELLED: 'Text cancelled',
}

/** A text to the customer with its delivery state. */
export function TextEntry({ message, ...place }: TextEntryProps) {
  const { body, textState, errorReason, markedSentBy } = useFragment(
    graphql`
      fragment TextEntry_message on SmsMessage {
        body
        textState: state
        errorReason
        markedSentBy
      }
    `,
    message,
  )
  const wrong = textState === 'FAILED' || textState === 'UNKNOWN'
  return (
    <Entry
      {...place}
      kind="Text"
      icon={<MessageSquareText />}
      tone={wrong ? 'red' : 'blue'}
      title={stateTitles[textState]}
      text={body}
      meta={wrong ? errorReason : markedSentBy && `Marked as sent by ${markedSentBy}`}
    />
  )
}
