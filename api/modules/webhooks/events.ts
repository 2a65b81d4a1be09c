/** The types of events by their names in the graph; triggers write the stored names (docs/product/webhooks.md). */
export const webhookEvents = {
  CUSTOMER_CREATED: 'customer.created',
  CUSTOMER_UPDATED: 'customer.updated',
  CUSTOMER_DELETED: 'customer.deleted',
  CUSTOMER_MERGED: 'customer.merged',
  CONTACT_CREATED: 'contact.created',
  CONTACT_UPDATED: 'contact.updated',
  CONTACT_COMPLETED: 'contact.completed',
  CONTACT_REOPENED: 'contact.reopened',
  CONTACT_DELETED: 'contact.deleted',
  FOLLOW_UP_CREATED: 'follow_up.created',
  FOLLOW_UP_UPDATED: 'follow_up.updated',
  FOLLOW_UP_COMPLETED: 'follow_up.completed',
  FOLLOW_UP_SKIPPED: 'follow_up.skipped',
  FOLLOW_UP_CANCELLED: 'follow_up.cancelled',
  FOLLOW_UP_REOPENED: 'follow_up.reopened',
  FOLLOW_UP_DELETED: 'follow_up.deleted',
  HOT_BOARD_ITEM_CREATED: 'hot_board_item.created',
  HOT_BOARD_ITEM_UPDATED: 'hot_board_item.updated',
  HOT_BOARD_ITEM_RESOLVED: 'hot_board_item.resolved',
  HOT_BOARD_ITEM_REOPENED: 'hot_board_item.reopened',
  HOT_BOARD_ITEM_DELETED: 'hot_board_item.deleted',
  APPOINTMENT_CREATED: 'appointment.created',
  APPOINTMENT_UPDATED: 'appointment.updated',
  APPOINTMENT_STARTED: 'appointment.started',
  APPOINTMENT_COMPLETED: 'appointment.completed',
  APPOINTMENT_CANCELLED: 'appointment.cancelled',
  APPOINTMENT_REOPENED: 'appointment.reopened',
  APPOINTMENT_DELETED: 'appointment.deleted',
  TEXT_SENT: 'text.sent',
  TEXT_DELIVERED: 'text.delivered',
  TEXT_FAILED: 'text.failed',
  TEXT_RECEIVED: 'text.received',
} as const

export type WebhookEventName = keyof typeof webhookEvents
export type WebhookEvent = (typeof webhookEvents)[WebhookEventName]

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEventName[]

/** The type of the event that tells the end of an act on many records, instead of their events. */
export const bulkEvent = 'bulk.finished'

/** The type of the event that an admin sends to try an endpoint out. */
export const testEvent = 'webhook.test'

const names = new Map<string, WebhookEventName>(webhookEventNames.map((name) => [webhookEvents[name], name]))

/** The names of stored types; a type of another version of Cuecard is left out. */
export function eventNames(types: readonly string[]): WebhookEventName[] {
  return types.flatMap((type) => names.get(type) ?? [])
}
