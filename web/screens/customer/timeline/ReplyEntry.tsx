import { MessageSquareReply } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReplyEntry_reply$key } from '#web/__generated__/ReplyEntry_reply.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface ReplyEntryProps extends EntryProps {
  reply: ReplyEntry_reply$key
}

/** A reply of the customer. */
export function ReplyEntry({ reply, ...place }: ReplyEntryProps) {
  const { body, meaning } = useFragment(
    graphql`
      fragment ReplyEntry_reply on SmsReply {
        body
        meaning
      }
    `,
    reply,
  )
  return (
    <Entry
      {...place}
      kind="Text"
      icon={<MessageSquareReply />}
      tone="green"
      title={(meaning && meanings[meaning]) ?? 'They replied'}
      text={body}
    />
  )
}

/** The titles of keyword replies, by meaning. */
const meanings: Record<string, string> = {
  CONFIRM: 'They replied to confirm',
  STOP: 'They replied STOP: no more texts',
  START: 'They replied to get texts again',
}
