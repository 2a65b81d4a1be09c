import { jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'

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
 * of it any more. The kind stands in the audience, which keeps receipts apart from sessions and from each other.
 */
export function receiptOffice(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign(kind: string, holder: Holder, content: unknown, now: Date): Promise<string> {
      return new SignJWT({ content })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(kind)
        .setSubject(subjectOf(holder))
        .setExpirationTime(Math.floor(now.getTime() / 1000) + receiptSeconds)
        .sign(key)
    },
    /** The content, with instants as texts; undefined for anything but a receipt of this holder that still runs. */
    async read(kind: string, holder: Holder, receipt: string, now: Date): Promise<unknown> {
      try {
        const { payload } = await jwtVerify(receipt, key, {
          algorithms: [algorithm],
          audience: kind,
          subject: subjectOf(holder),
          currentDate: now,
          requiredClaims: ['exp'],
        })
        return payload.content
      } catch {
        return undefined
      }
    },
  }
}

export type ReceiptOffice = ReturnType<typeof receiptOffice>
