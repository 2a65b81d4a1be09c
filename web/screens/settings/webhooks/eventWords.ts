import type { WebhookEvent } from '#web/__generated__/WebhookRow_webhook.graphql.ts'

/** The events by what they are about, with the words of the form. */
export const eventGroups: readonly {
  readonly title: string
  readonly events: Readonly<Partial<Record<WebhookEvent, string>>>
}[] = [
  {
    title: 'Customers',
    events: {
      CUSTOMER_CREATED: 'Added',
      CUSTOMER_UPDATED: 'Changed',
      CUSTOMER_DELETED: 'Deleted',
      CUSTOMER_MERGED: 'Merged',
    },
  },
  {
    title: 'Contacts',
    events: {
      CONTACT_CREATED: 'Scheduled',
      CONTACT_UPDATED: 'Changed',
      CONTACT_COMPLETED: 'Completed',
      CONTACT_REOPENED: 'Reopened',
      CONTACT_DELETED: 'Deleted',
    },
  },
  {
    title: 'Follow-ups',
    events: {
      FOLLOW_UP_CREATED: 'Added',
      FOLLOW_UP_UPDATED: 'Changed',
      FOLLOW_UP_COMPLETED: 'Completed',
      FOLLOW_UP_SKIPPED: 'Skipped',
      FOLLOW_UP_CANCELLED: 'Cancelled',
      FOLLOW_UP_REOPENED: 'Reopened',
      FOLLOW_UP_DELETED: 'Deleted',
    },
  },
  {
    title: 'Hot Board',
    events: {
      HOT_BOARD_ITEM_CREATED: 'Added',
      HOT_BOARD_ITEM_UPDATED: 'Changed',
      HOT_BOARD_ITEM_RESOLVED: 'Resolved',
      HOT_BOARD_ITEM_REOPENED: 'Reopened',
      HOT_BOARD_ITEM_DELETED: 'Deleted',
    },
  },
  {
    title: 'Appointments',
    events: {
      APPOINTMENT_CREATED: 'Booked',
      APPOINTMENT_UPDATED: 'Changed',
      APPOINTMENT_STARTED: 'Started',
      APPOINTMENT_COMPLETED: 'Completed',
      APPOINTMENT_CANCELLED: 'Cancelled',
      APPOINTMENT_REOPENED: 'Booked again',
      APPOINTMENT_DELETED: 'Deleted',
    },
  },
  {
    title: 'Texts',
    events: {
      TEXT_SENT: 'Sent',
      TEXT_DELIVERED: 'Delivered',
      TEXT_FAILED: 'Failed',
      TEXT_RECEIVED: 'Received',
    },
  },
]

/** All events, in the order of the form. */
export const allEvents = eventGroups.flatMap(({ events }) => Object.keys(events) as WebhookEvent[])

/** The names of events, such as `Contacts: Scheduled`. */
export const namesOfEvents = (chosen: readonly WebhookEvent[]): string =>
  eventGroups
    .flatMap(({ title, events }) =>
      Object.entries(events)
        .filter(([event]) => chosen.includes(event as WebhookEvent))
        .map(([, word]) => `${title}: ${word}`),
    )
    .join(', ')

/** How many events a webhook takes, in words. */
export function countOfEvents(events: readonly WebhookEvent[]): string {
  if (events.length === allEvents.length) return 'All events'
  return events.length === 1 ? '1 event' : `${events.length} events`
}
