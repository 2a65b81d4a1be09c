import type {
  AccountCheck,
  FoundText,
  OutgoingText,
  SendOutcome,
  SmsAccount,
  SmsGateway,
} from '#api/modules/sms/gateway/smsGateway.ts'

/** A text that the gateway received, with the sending account. */
export interface HandedOver extends OutgoingText {
  account: SmsAccount
}

/** A fake SMS gateway that records texts and returns the outcomes that a test sets. */
export interface RecordingGateway extends SmsGateway {
  /** All received texts, whatever their outcome. */
  readonly sent: HandedOver[]
  /** The provider's message list, which `sentTo` reads. */
  readonly found: FoundText[]
  /** Sets whether the message list can be read. */
  listed(readable: boolean): void
  /** Sets what the provider says about accounts. */
  accounts(check: AccountCheck): void
  /** Sets the outcome of the following texts; without an argument all are accepted. */
  answers(outcome?: (text: HandedOver) => SendOutcome | Promise<SendOutcome>): void
}

let serial = 0

/** A gateway that accepts all texts until a test changes that, and adds accepted texts to its message list. */
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
  let checked: AccountCheck = 'accepted'
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
    accounts(check) {
      checked = check
    },
    check: async () => checked,
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
