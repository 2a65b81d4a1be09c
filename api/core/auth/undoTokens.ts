import { z } from 'zod'
import type { SignedTokens } from '#api/core/auth/signedTokens.ts'

/** How long an undo token is valid, in seconds: longer than any toast with an *Undo* is shown. */
const undoSeconds = 3600

/** The user who deleted the record; nobody else can use the token. */
interface Owner {
  businessId: number
  userId: number
}

const subjectOf = ({ businessId, userId }: Owner) => `${businessId}:${userId}`

/**
 * Signs a deleted record into a token that the client keeps, because the database no longer has the row. The kind is the
 * token's audience, so that a token restores only records of its kind.
 */
export function createUndoTokens(signed: SignedTokens) {
  return {
    sign(kind: string, owner: Owner, content: unknown, now: Date): Promise<string> {
      const claims = { sub: subjectOf(owner), content }
      return signed.sign(claims, { audience: kind, seconds: undoSeconds, now })
    },
    /**
     * Returns the record, with instants as strings; undefined for a token that is expired, invalid or another user's.
     */
    async read(kind: string, owner: Owner, undoToken: string, now: Date): Promise<unknown> {
      const claims = z.object({ sub: z.literal(subjectOf(owner)), content: z.unknown() })
      return (await signed.read(undoToken, claims, { audience: kind, now }))?.content
    },
  }
}

export type UndoTokens = ReturnType<typeof createUndoTokens>
