import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const algorithm = 'HS256'
const audience = 'ticket'

/** How long a ticket lasts, in seconds (decisions section 2). */
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
  sub: z.string().regex(/^\d{1,9}$/),
  businessId: z.int(),
  ver: z.int(),
  jti: z.uuid(),
  exp: z.int(),
})

/** Signs and reads tickets with the server's secret; their audience keeps them apart from sessions. */
export function ticketOffice(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign({ businessId, userId, version }: TicketHolder, now: Date): Promise<string> {
      return new SignJWT({ businessId, ver: version })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setSubject(String(userId))
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(now.getTime() / 1000) + ticketSeconds)
        .sign(key)
    },
    /** Null for anything but a ticket of ours that still runs. */
    async read(ticket: string, now: Date): Promise<Ticket | null> {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: [algorithm],
          audience,
          currentDate: now,
        })
        const { sub, businessId, ver, jti, exp } = claims.parse(payload)
        return { businessId, userId: Number(sub), version: ver, id: jti, expiresAt: new Date(exp * 1000) }
      } catch {
        return null
      }
    },
  }
}

export type TicketOffice = ReturnType<typeof ticketOffice>
