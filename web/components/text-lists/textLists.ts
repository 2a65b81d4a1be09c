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
    # eslint-disable-next-line relay/unused-fields
    appointmentStartsAt
    # eslint-disable-next-line relay/unused-fields
    canMarkSent
    # Under a name of its own: other records always have a customer.
    # eslint-disable-next-line relay/unused-fields
    person: customer {
      id
      textsStopped
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...TextEntry_message
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...UnsettledReminder_message
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
export function placeText(store: RecordSourceProxy, business: RecordProxy, record: RecordProxy): void {
  placeEntry(store, record)
  listUnsettled(business, record.getDataID(), record.getValue('canMarkSent') === true ? record : null)
}

/** Takes one that is gone out of where it stood. */
export function removeText(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  removeEntry(store, id)
  listUnsettled(business, id, null)
}

const unsettled = 'unsettledReminders'

/** Keeps the list of the SMS screen, where it has been loaded: soonest appointment first. */
function listUnsettled(business: RecordProxy, id: string, record: RecordProxy | null): void {
  const settings = business.getLinkedRecord('smsSettings')
  const listed = settings?.getLinkedRecords(unsettled)
  if (!settings || !listed) return
  const others = listed.filter((other) => other.getDataID() !== id)
  const start = (text: RecordProxy) => Date.parse(String(text.getValue('appointmentStartsAt')))
  const at = record ? others.findIndex((other) => start(other) > start(record)) : 0
  const place = at === -1 ? others.length : at
  settings.setLinkedRecords(record ? others.toSpliced(place, 0, record) : others, unsettled)
}
