import { z } from 'zod'
import type { SignedTokens } from '#api/core/signedTokens.ts'

/** How long a receipt is good for, in seconds: longer than any message with an Undo stands there. */
const receiptSeconds = 3600

/** Who was given a receipt; nobody else can hand it in. */
interface Holder {
  businessId: number
  userId: number
}

const subjectOf = ({ businessId, userId }: Holder) => `${businessId}:${userId}`

/**
 * Signs what a client keeps for us so that it can be undone: a deleted record, whole, as the database holds nothing
 * of it any more. The kind is the audience, which keeps receipts apart from sessions and from each other.
 */
export function receiptOffice(signed: SignedTokens) {
  return {
    sign(kind: string, holder: Holder, content: unknown, now: Date): Promise<string> {
      const claims = { sub: subjectOf(holder), content }
      return signed.sign(claims, { audience: kind, seconds: receiptSeconds, now })
    },
    /** The content, with instants as texts; undefined for anything but a receipt of this holder that still runs. */
    async read(kind: string, holder: Holder, receipt: string, now: Date): Promise<unknown> {
      const claims = z.object({ sub: z.literal(subjectOf(holder)), content: z.unknown() })
      return (await signed.read(receipt, claims, { audience: kind, now }))?.content
    },
  }
}

export type ReceiptOffice = ReturnType<typeof receiptOffice>
