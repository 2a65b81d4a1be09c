import { createHmac } from 'node:crypto'

/** What the message about an event is made of. */
export interface EventRow {
  eventId: string
  type: string
  /** The record that changed, such as `Customer:12`. */
  record: string
  customerId: number | null
  /** What the message says of an act on many records. */
  data: unknown
  createdAt: Date
}

/**
 * The body of a message: the type, the time of the change, and ids; of an act on many records also how many. Each attempt
 * sends the same body.
 */
export function messageOf({
  type,
  record,
  customerId,
  data: act,
  createdAt,
}: Omit<EventRow, 'eventId'>): string {
  const id = Number(record.slice(record.indexOf(':') + 1))
  const isCustomer = record.startsWith('Customer:')
  const ids = customerId === null || isCustomer ? { id } : { id, customerId }
  return JSON.stringify({
    type,
    timestamp: createdAt.toISOString(),
    data: { ...ids, ...(act as object | null) },
  })
}

/** The id of a message, `msg_` and 32 hexadecimal digits. */
export const messageId = ({ eventId }: Pick<EventRow, 'eventId'>) => `msg_${eventId.replaceAll('-', '')}`

/**
 * The headers that sign a message by the Standard Webhooks convention: HMAC-SHA256 over id, time and body, with each
 * secret that is valid.
 */
export function signedHeaders(
  id: string,
  body: string,
  sentAt: Date,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** The prefix of every signing secret; base64 follows. */
export const secretPrefix = 'whsec_'
