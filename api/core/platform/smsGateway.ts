import type { Deadline } from '#api/core/limits/deadline.ts'

/** A business's account with the text message provider. Never logged, never part of an error. */
export interface SmsAccount {
  accountSid: string
  authToken: string
  /** The number that texts come from, in E.164. */
  from: string
}

/** One text to one number. */
export interface OutgoingText {
  /** In E.164. */
  to: string
  body: string
  /** Where the provider tells how the text fared. */
  statusCallback?: string
  /** The request is not written after this: the text counts as not sent then. */
  startBy?: Deadline
}

/** What is known of a text after the provider was asked to send it (docs/decisions/0015-texts-once.md). */
export type SendOutcome =
  /** The provider has it. */
  | { kind: 'accepted'; sid: string }
  /** Surely not sent, and it would not be if it were tried again. `optedOut`: the number wants no more texts. */
  | { kind: 'refused'; code: number | null; reason: string; optedOut: boolean }
  /** Surely not sent; it may be tried again. */
  | { kind: 'not-sent'; reason: string }
  /** It may have gone out; only the provider's own list can tell. */
  | { kind: 'unknown'; reason: string }

/** A text in the provider's own list. */
export interface FoundText {
  sid: string
  to: string
  body: string
  /** The provider's word: `queued`, `sent`, `delivered`, `undelivered`, `failed` … */
  status: string
  dateCreated: Date
  errorCode: number | null
}

/** Hands texts to the provider. Reasons are short sentences for people, at most 300 characters, without secrets. */
export interface SmsGateway {
  /** Asks once, within a bounded time. Never throws: every failure is an outcome. */
  send(account: SmsAccount, text: OutgoingText): Promise<SendOutcome>
  /** The provider's own list: what was sent to this number since then. Rejects when it cannot be read whole. */
  sentTo(account: SmsAccount, to: string, since: Date): Promise<FoundText[]>
}
