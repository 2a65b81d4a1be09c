import type {
  FoundText,
  OutgoingText,
  SendOutcome,
  SmsAccount,
  SmsGateway,
} from '#api/core/platform/smsGateway.ts'

/** A text that was handed over, with the account it was to be sent by. */
export interface HandedOver extends OutgoingText {
  account: SmsAccount
}

/** A text message provider for tests: it keeps what it is handed, and answers as it is told to. */
export interface RecordingGateway extends SmsGateway {
  /** Every text that it was asked to send, whatever the answer was. */
  readonly sent: HandedOver[]
  /** Its own list, which `sentTo` reads. */
  readonly found: FoundText[]
  /** Whether its list can be read. */
  listed(readable: boolean): void
  /** What it answers from now on; without one it accepts all. */
  answers(outcome?: (text: HandedOver) => SendOutcome | Promise<SendOutcome>): void
}

let serial = 0

/** A provider that accepts all until told otherwise. What it accepts stands in its list, created now. */
export function recordingGateway(): RecordingGateway {
  const sent: HandedOver[] = []
  const found: FoundText[] = []
  const accept = ({ to, body }: HandedOver): SendOutcome => {
    serial += 1
    const sid = `SM${String(serial).padStart(32, '0')}`
    found.push({ sid, to, body, status: 'queued', dateCreated: new Date(), errorCode: null })
    return { kind: 'accepted', sid }
  }
  let readable = true
  let answer: (text: HandedOver) => SendOutcome | Promise<SendOutcome> = accept

  return {
    sent,
    found,
    listed(now) {
      readable = now
    },
    answers(outcome = accept) {
      answer = outcome
    },
    async send(account, text) {
      const handedOver = { ...text, account }
      sent.push(handedOver)
      return answer(handedOver)
    },
    async sentTo(_account, to, since) {
      if (!readable) throw new Error('The list cannot be read.')
      return found.filter((text) => text.to === to && text.dateCreated >= since)
    },
  }
}
