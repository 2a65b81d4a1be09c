import type { Deadline } from '#api/modules/sms/gateway/deadline.ts'

/** A business's account with the SMS provider. Never part of a log line or an error. */
export interface SmsAccount {
  accountSid: string
  authToken: string
  /** The sender's number, in E.164. */
  from: string
}

/** A text to one number. */
export interface OutgoingText {
  /** The recipient's number, in E.164. */
  to: string
  body: string
  /** The URL to which the provider reports the delivery status. */
  statusCallback?: string
  /** The request to the provider must not start after this deadline; the outcome is `not-sent` then. */
  startBy?: Deadline
}

/** The outcome of a request to send a text (docs/decisions/0015-texts-once.md). */
export type SendOutcome =
  /** The provider has accepted the text. */
  | { kind: 'accepted'; sid: string }
  /** Not sent, and a retry would fail too. `optedOut`: the recipient has unsubscribed. */
  | { kind: 'refused'; code: number | null; reason: string; optedOut: boolean }
  /** Not sent; a retry may succeed. */
  | { kind: 'not-sent'; reason: string }
  /** Possibly sent; only the provider's message list can tell. */
  | { kind: 'unknown'; reason: string }

/** What the provider says about an account, without its words, which could repeat a secret. */
export type AccountCheck = 'accepted' | 'refused' | 'foreign-number' | 'unreachable'

/** A text in the provider's message list. */
export interface FoundText {
  sid: string
  to: string
  body: string
  /** The provider's status: `queued`, `sent`, `delivered`, `undelivered`, `failed` … */
  status: string
  dateCreated: Date
  errorCode: number | null
}

/**
 * Sends texts through the provider. Reasons are short sentences for users, at most 300 characters, without secrets.
 */
export interface SmsGateway {
  /** Makes one request within a bounded time. Never throws: every failure is an outcome. */
  send(account: SmsAccount, text: OutgoingText): Promise<SendOutcome>
  /** Asks the provider whether it accepts an account and its number, within a bounded time. Never throws. */
  check(account: SmsAccount): Promise<AccountCheck>
  /** The provider's message list for a recipient since a time. Rejects when the list cannot be read completely. */
  sentTo(account: SmsAccount, to: string, since: Date): Promise<FoundText[]>
}

declare module '#api/core/context/services.ts' {
  interface ModuleServices {
    sms: SmsGateway
  }
}
