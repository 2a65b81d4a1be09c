import type { Services } from '#api/core/context/services.ts'
import type { SessionEnd } from '#api/generated/enums.ts'

// Rows are kept for a while after they expire, because the clocks of several instances may differ.
const keptFor = 60 * 60 * 1000

/**
 * Ends sessions. This server refuses their tokens immediately, other servers once the database has notified them; the live
 * streams end as well.
 * @param expiresAt when the last of the tokens will have expired
 */
export async function endSessions(
  { platform, sessions, live, clock }: Services,
  ids: readonly string[],
  expiresAt: Date,
  reason: SessionEnd = 'SIGNED_OUT',
): Promise<void> {
  await platform.revokedToken.createMany({
    data: ids.map((jti) => ({ jti, expiresAt, reason })),
    skipDuplicates: true,
  })
  for (const id of ids) {
    sessions.onSignOut(id)
    live.onSignOut(id)
  }
  await platform.session.deleteMany({ where: { id: { in: [...ids] } } })
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.revokedToken.deleteMany({ where: { expiresAt: { lt: longOver } } })
}
