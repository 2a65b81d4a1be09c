import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { placeEntry, removeEntry } from '#web/components/timeline-lists/timelineLists.ts'

/** A text, as open screens hear of it: its place in its customer's timeline, and whether more may follow. */
graphql`
  fragment textLists_message on SmsMessage {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # Under a name of its own: other records always have a customer.
    # eslint-disable-next-line relay/unused-fields
    person: customer {
      id
      textsStopped
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...TextEntry_message
  }
`

/** The same of what somebody texted back. */
graphql`
  fragment textLists_reply on SmsReply {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # eslint-disable-next-line relay/unused-fields
    person: customer {
      id
      textsStopped
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ReplyEntry_reply
  }
`

/** Puts a text or a reply where it belongs now. */
export function placeText(store: RecordSourceProxy, _business: RecordProxy, record: RecordProxy): void {
  placeEntry(store, record)
}

/** Takes one that is gone out of where it stood. */
export function removeText(store: RecordSourceProxy, _business: RecordProxy, id: string): void {
  removeEntry(store, id)
}
