import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#api/generated/client.ts'

type Owner = { businessId: number; userId: number } | { superadminId: number }

/** A time that stays in the future however far a test sets the clock forward: such a session is never asked again. */
const always = new Date('2100-01-01T00:00:00Z')

/** Inserts the row of a session whose owner has just proved to be there; returns its id. */
export async function confirmedSession(
  prisma: PrismaClient,
  owner: Owner,
  id: string = randomUUID(),
): Promise<string> {
  const data = { id, ...owner, version: 0, network: '192.0.2.x', confirmedAt: always, expiresAt: always }
  await prisma.session.create({ data })
  return id
}
