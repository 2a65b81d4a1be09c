import { z } from 'zod'
import type { SignedTokens } from '#api/core/auth/signedTokens.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** How long an undo token is valid, in seconds: longer than any toast with an *Undo* is shown. */
const undoSeconds = 3600

/** The user who deletes the record; nobody else can use the token. */
const subjectOf = (ctx: BusinessContext) => `${ctx.tenant.businessId}:${ctx.requireUserId()}`

/**
 * Signs a deleted record into a token that the client keeps, because the database no longer has the row. The noun is the
 * token's audience, so that a token restores only records of its kind.
 */
export function createUndoTokens(signed: SignedTokens) {
  const purposeOf = (ctx: BusinessContext, noun: string) => ({ audience: `deleted-${noun}`, now: ctx.now() })
  return {
    sign(ctx: BusinessContext, noun: string, content: object): Promise<string> {
      const claims = { sub: subjectOf(ctx), content }
      return signed.sign(claims, { ...purposeOf(ctx, noun), seconds: undoSeconds })
    },
    /**
     * Returns the record. `undone` is what cannot be done to it with a token that is refused.
     * @throws NOT_FOUND for a token that is expired, invalid or another user's
     */
    async read<T>(
      ctx: BusinessContext,
      noun: string,
      undoToken: string,
      content: z.ZodType<T>,
      undone = 'brought back',
    ): Promise<T> {
      const claims = z.object({ sub: z.literal(subjectOf(ctx)), content })
      const read = await signed.read(undoToken, claims, purposeOf(ctx, noun))
      if (!read) throw new AppError('NOT_FOUND', `This ${noun} can no longer be ${undone}`)
      return read.content
    },
  }
}

export type UndoTokens = ReturnType<typeof createUndoTokens>
