import { z } from 'zod'
import { idClaim, type SignedTokens, subjectClaim, versionClaim } from '#api/core/signedTokens.ts'

const audience = 'ticket'

/** How long a ticket lasts, in seconds (docs/product/accounts.md#signing-in). */
const ticketSeconds = 120

/** Whose password was right: a ticket of the chooser says so to the next request. */
interface TicketHolder {
  businessId: number
  userId: number
  /** The account's `tokenVersion` at that time. */
  version: number
}

/** A ticket that was read. */
export interface Ticket extends TicketHolder {
  /** What its use is remembered by. */
  id: string
  expiresAt: Date
}

const claims = z.object({
  sub: subjectClaim,
  businessId: idClaim,
  ver: versionClaim,
  jti: z.uuid(),
  exp: z.int(),
})

/** Signs and reads the tickets of the chooser. */
export function ticketOffice(signed: SignedTokens) {
  return {
    sign({ businessId, userId, version }: TicketHolder, now: Date): Promise<string> {
      const content = { sub: String(userId), businessId, ver: version }
      return signed.sign(content, { audience, seconds: ticketSeconds, now })
    },
    /** Null for anything but a ticket of ours that still runs. */
    async read(ticket: string, now: Date): Promise<Ticket | null> {
      const known = await signed.read(ticket, claims, { audience, now })
      if (!known) return null
      const { sub, businessId, ver, jti, exp } = known
      return { businessId, userId: Number(sub), version: ver, id: jti, expiresAt: new Date(exp * 1000) }
    },
  }
}

export type TicketOffice = ReturnType<typeof ticketOffice>
