import { z } from 'zod'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { notFound } from '#api/core/errors/errors.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'
import type { Prisma, Session } from '#api/generated/client.ts'
import { recordOwnAct } from '#api/modules/auth/ownActs.ts'
import { type FactorOwner, ownerOf } from '#api/modules/auth/second-factor/owner.ts'
import { endSessions } from '#api/modules/auth/sessions/end.ts'

/** The maximum number of sessions that are listed. */
export const maxSessions = 100

/** A session of the viewer's own account. */
export interface OwnSession extends Session {
  isCurrent: boolean
}

function accountOf({ services: { platform } }: Context, owner: FactorOwner) {
  const select = { username: true, tokenVersion: true } as const
  if ('superadminId' in owner)
    return platform.superAdmin.findUnique({ where: { id: owner.superadminId }, select })
  const { businessId, userId: id } = owner
  return platform.user.findUnique({ where: { businessId_id: { businessId, id } }, select })
}

const currentOf = ({ viewer }: Context) =>
  isPerson(viewer) && viewer.sessionId !== undefined ? [viewer.sessionId] : []

/** The condition for the open sessions of the viewer; of the demo account, which everybody shares, the current one alone. */
async function openSessions(context: Context): Promise<Prisma.SessionWhereInput> {
  const owner = ownerOf(context)
  const account = await accountOf(context, owner)
  const isShared = account && 'businessId' in owner && isDemoAccount({ ...owner, ...account })
  return {
    ...owner,
    version: account?.tokenVersion ?? -1,
    expiresAt: { gt: context.services.clock.now() },
    ...(isShared && { id: { in: currentOf(context) } }),
  }
}

/** The open sessions of the signed-in user or superadmin, newest first. */
export async function ownSessions(context: Context): Promise<OwnSession[]> {
  const rows = await context.services.platform.session.findMany({
    where: await openSessions(context),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxSessions,
  })
  const current = currentOf(context)
  return rows.map((row) => ({ ...row, isCurrent: current.includes(row.id) }))
}

/** Ends those of the viewer's open sessions that a condition names; resolves to their number. */
async function endOwn(context: Context, which: Prisma.SessionWhereInput): Promise<number> {
  const { services } = context
  const found = await services.platform.session.findMany({
    where: { AND: [await openSessions(context), which] },
    select: { id: true, expiresAt: true },
  })
  if (found.length === 0) return 0
  const last = Math.max(...found.map(({ expiresAt }) => expiresAt.getTime()))
  const ids = found.map(({ id }) => id)
  const isCurrent = currentOf(context).some((id) => ids.includes(id))
  await endSessions(services, ids, new Date(last), isCurrent ? 'SIGNED_OUT' : 'ENDED_BY_OWNER')
  await recordOwnAct(context, ownerOf(context), {
    user: 'team:endSession',
    superadmin: 'superadmin:endSession',
  })
  return found.length
}

/**
 * Ends one of the viewer's own sessions.
 * @throws NOT_FOUND for a session that is over or another account's
 */
export async function endOwnSession(context: Context, id: string): Promise<void> {
  const isId = z.uuid().safeParse(id).success
  if (!isId || (await endOwn(context, { id })) === 0) throw notFound('Session')
}

/** Ends the viewer's own sessions except the current one; resolves to their number. */
export function endOtherSessions(context: Context): Promise<number> {
  return endOwn(context, { id: { notIn: currentOf(context) } })
}
