import { demoUsername } from '#api/core/accounts/usernames.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { opened } from './business.ts'
import type { Calendar } from './calendar.ts'
import { profiles, type Team, teamOf } from './team.ts'

/** argon2id hashes: of the demo account's password, and of one that is known to nobody. */
export interface Hashes {
  demo: string
  colleagues: string
}

/**
 * Brings the staff to what it is in the sample data, ids kept; whoever else was hired has to go. Sessions
 * of colleagues end, as their passwords change; those of the demo account live on.
 */
export async function writeStaff(
  tx: Prisma.TransactionClient,
  businessId: number,
  calendar: Calendar,
  hashes: Hashes,
): Promise<Team> {
  const usernames = profiles.map(({ username }) => username)
  await tx.user.deleteMany({ where: { businessId, username: { notIn: usernames } } })
  // Visitors may have swapped addresses among colleagues, which no order of single updates undoes.
  await tx.$executeRaw`UPDATE "User" SET email = id || '@example.invalid' WHERE "businessId" = ${businessId}`
  const everyone = []
  for (const { username, firstName, lastName, role } of profiles) {
    const demo = username === demoUsername
    const profile = {
      firstName,
      lastName,
      role,
      email: demo ? 'demo@example.com' : `${username}@example.com`,
      passwordHash: demo ? hashes.demo : hashes.colleagues,
      isActive: true,
      hiddenFromTeamBoard: false,
      updatedAt: calendar.now,
    }
    const { id } = await tx.user.upsert({
      where: { businessId_username: { businessId, username } },
      create: { ...profile, businessId, username, createdAt: calendar.at(opened, '09:00') },
      update: { ...profile, ...(demo ? {} : { tokenVersion: { increment: 1 } }) },
      select: { id: true },
    })
    everyone.push({ id, firstName, fullName: `${firstName} ${lastName}` })
  }
  return teamOf(everyone)
}
