import { MessageSquareReply } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReplyEntry_reply$key } from '#web/__generated__/ReplyEntry_reply.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryPlace } from './TimelineEntry.tsx'

interface ReplyEntryProps extends EntryPlace {
  reply: ReplyEntry_reply$key
}

/** A reply of the customer. */
export function ReplyEntry({ reply, ...place }: ReplyEntryProps) {
  const { body } = useFragment(
    graphql`
      fragment ReplyEntry_reply on SmsReply {
        body
      }
    `,
    reply,
  )
  return (
    <Entry {...place} kind="Text" icon={<MessageSquareReply />} tone="green" title="They replied">
      {body}
    </Entry>
  )
}
