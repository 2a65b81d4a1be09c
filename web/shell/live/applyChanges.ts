import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import { placeActivity, removeActivity } from '#web/components/activity-lists/activityLists.ts'
import { placeApiKey, removeApiKey } from '#web/components/api-key-list/apiKeyList.ts'
import { placeAppointment, removeAppointment } from '#web/components/appointment-lists/appointmentLists.ts'
import { placeNews, removeNews } from '#web/components/bell-lists/bellLists.ts'
import { placeContact, removeContact } from '#web/components/contact-lists/contactLists.ts'
import { placeCustomer, removeCustomer } from '#web/components/customers/customerLists.ts'
import { placeCadence, removeCadence } from '#web/components/follow-up-lists/cadenceList.ts'
import { placeFollowUp, removeFollowUp } from '#web/components/follow-up-lists/followUpLists.ts'
import { placeHotBoardItem, removeHotBoardItem } from '#web/components/hot-board-lists/hotBoardLists.ts'
import { placeInterestOption, removeInterestOption } from '#web/components/interest-lists/interestLists.ts'
import {
  placeSharedNote,
  placeStickyNote,
  removeSharedNote,
  removeStickyNote,
} from '#web/components/note-lists/noteLists.ts'
import { placeTask, removeTask } from '#web/components/task-lists/taskLists.ts'
import { placeMember, removeMember } from '#web/components/team-lists/teamLists.ts'
import { placeText, removeText } from '#web/components/text-lists/textLists.ts'
import { placeVendor, removeVendor } from '#web/components/vendor-lists/vendorLists.ts'

/** How the lists in memory take in a record, and let go of it. Both may be asked twice for the same. */
interface ListKeeper {
  place: (store: RecordSourceProxy, business: RecordProxy, record: RecordProxy) => void
  remove: (store: RecordSourceProxy, business: RecordProxy, id: string) => void
}

/** By type. What stands in no list needs none: its fields are in the store already. */
const keepers: Readonly<Record<string, ListKeeper>> = {
  Activity: { place: placeActivity, remove: removeActivity },
  Contact: { place: placeContact, remove: removeContact },
  ApiKey: { place: placeApiKey, remove: removeApiKey },
  Notification: { place: placeNews, remove: removeNews },
  HotBoardItem: { place: placeHotBoardItem, remove: removeHotBoardItem },
  Customer: { place: placeCustomer, remove: removeCustomer },
  FollowUp: { place: placeFollowUp, remove: removeFollowUp },
  FollowUpCadence: { place: placeCadence, remove: removeCadence },
  InterestOption: { place: placeInterestOption, remove: removeInterestOption },
  OrganizerTask: { place: placeTask, remove: removeTask },
  StickyNote: { place: placeStickyNote, remove: removeStickyNote },
  VendorContact: { place: placeVendor, remove: removeVendor },
  ServiceAppointment: { place: placeAppointment, remove: removeAppointment },
  SmsMessage: { place: placeText, remove: removeText },
  SmsReply: { place: placeText, remove: removeText },
  User: { place: placeMember, remove: removeMember },
  SharedNote: { place: placeSharedNote, remove: removeSharedNote },
}

/** Brings what others have written into the lists in memory. The fields of the records have come before. */
export function applyChanges(store: RecordSourceSelectorProxy): void {
  const changes = store.getRootField('changes')
  const business = changes?.getLinkedRecord('business')
  if (!changes || !business) return
  for (const [type, { place }] of Object.entries(keepers)) {
    for (const record of changes.getLinkedRecords('changed', { type }) ?? []) {
      if (record) place(store, business, record)
    }
  }
  const gone = changes.getValue('deletedIds')
  if (!Array.isArray(gone)) return
  for (const id of gone) {
    const record = store.get(id)
    if (record) keepers[record.getType()]?.remove(store, business, id)
    store.delete(id)
  }
}
