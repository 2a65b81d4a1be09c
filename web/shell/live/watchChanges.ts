import { graphql } from 'react-relay/hooks'
import { type IEnvironment, requestSubscription } from 'relay-runtime'
import type { watchChangesSubscription } from '#web/__generated__/watchChangesSubscription.graphql.ts'
import { tellBoardChanged } from '#web/components/team-board/boardChanges.ts'
import type { StreamEvents } from '#web/relay/keepLive.ts'
import { applyChanges } from './applyChanges.ts'

interface ChangeEvents extends StreamEvents {
  /** More may have happened than was told: what is in view should be asked for anew. */
  missed: () => void
}

/**
 * Watches what is written in the business, from so many milliseconds ago, and brings it into the store. Returns what
 * ends it.
 */
export function watchChanges(
  environment: IEnvironment,
  { heard, lost, missed }: ChangeEvents,
  since: number,
): () => void {
  let timeZone: string | undefined
  return requestSubscription<watchChangesSubscription>(environment, {
    subscription: graphql`
      subscription watchChangesSubscription($since: Int) {
        changes(since: $since) {
          missed
          # eslint-disable-next-line relay/unused-fields
          deletedIds
          contacts: changed(type: "Contact") {
            ...contactLists_contact @alias
          }
          customers: changed(type: "Customer") {
            ...customerLists_customer @alias
          }
          followUps: changed(type: "FollowUp") {
            ...followUpLists_followUp @alias
          }
          followUpCadences: changed(type: "FollowUpCadence") {
            ...cadenceList_cadence @alias
          }
          activities: changed(type: "Activity") {
            ...activityLists_activity @alias
          }
          apiKeys: changed(type: "ApiKey") {
            ...apiKeyList_apiKey @alias
          }
          notifications: changed(type: "Notification") {
            ...bellLists_notification @alias
          }
          hotBoardItems: changed(type: "HotBoardItem") {
            ...hotBoardLists_hotBoardItem @alias
          }
          interestOptions: changed(type: "InterestOption") {
            ...interestLists_option @alias
          }
          stickyNotes: changed(type: "StickyNote") {
            ...noteLists_stickyNote @alias
          }
          organizerTasks: changed(type: "OrganizerTask") {
            ...taskLists_task @alias
          }
          sharedNotes: changed(type: "SharedNote") {
            ...noteLists_sharedNote @alias
          }
          points: changed(type: "GamificationStats") {
            __typename
          }
          vendorContacts: changed(type: "VendorContact") {
            ...vendorLists_vendorContact @alias
          }
          serviceAppointments: changed(type: "ServiceAppointment") {
            ...appointmentLists_appointment @alias
            ...appointmentPlaces_appointment @alias
          }
          texts: changed(type: "SmsMessage") {
            ...textLists_message @alias
          }
          replies: changed(type: "SmsReply") {
            ...textLists_reply @alias
          }
          users: changed(type: "User") {
            ...teamLists_user @alias
          }
          business {
            timeZone
            # What Settings shows of the business, and the header with it.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...BusinessForm_business
            ...noteLists_business
            ...contactLists_business
            ...hotBoardLists_business
            ...followUpLists_business
            ...taskLists_business
          }
        }
      }
    `,
    variables: { since },
    updater: applyChanges,
    onNext(data) {
      heard()
      if (!data) return
      const { missed: more, business, points, users } = data.changes
      // Who hides, shows themselves or leaves changes the board like points do.
      if (points.length > 0 || users.length > 0) tellBoardChanged()
      // In another zone other days are today: whatever is in view was chosen by the old one.
      const moved = timeZone !== undefined && timeZone !== business.timeZone
      timeZone = business.timeZone
      if (more || moved) missed()
    },
    onError: lost,
    onCompleted: lost,
  }).dispose
}
