import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { formatInstant } from '#api/core/time/localTime.ts'

interface Closing {
  /** What was done, such as `completed`. */
  act: string
  /** The id of the user who did it, or the recorded name; null when neither is known. */
  by: number | string | null
  at: Date | null
  /** Whether the actor may reopen the record: forms then offer it. */
  canReopen: boolean
}

/** The error for a change of a record that is closed. It says who closed it and when, where that is recorded. */
export async function closedMeanwhile(
  ctx: BusinessContext,
  message: string,
  { act, by, at, canReopen }: Closing,
): Promise<AppError> {
  const name = typeof by === 'number' ? await nameOf(ctx, by) : by
  const when = at ? ` on ${formatInstant(at, ctx.timeZone)}` : ''
  const closing = name ? ` ${name} ${act} it${when}.` : at ? ` It was ${act}${when}.` : ''
  return new AppError('CONFLICT', {
    message: `${message}${closing}`,
    ...(canReopen && { data: { canReopen } }),
  })
}

/** Whether a record was closed at another time than the one that is expected: anew, and perhaps by another user. */
export const closedAnew = (at: Date | null, expected?: Date | null): boolean =>
  expected != null && at?.getTime() !== expected.getTime()

async function nameOf({ actor, db }: BusinessContext, id: number): Promise<string | undefined> {
  if (actor.kind === 'user' && actor.userId === id) return 'You'
  const user = await db.user.findFirst({ where: { id }, select: { firstName: true, lastName: true } })
  return user ? `${user.firstName} ${user.lastName}` : undefined
}

/**
 * CONFLICT: the record was moved in the meantime. `by` is the name of the user who moved it, when it is known.
 */
export function movedMeanwhile(to: string, by?: string): AppError {
  const what = by ? `${by} moved it` : 'It was moved'
  return new AppError('CONFLICT', `${what} to ${to} in the meantime.`)
}
