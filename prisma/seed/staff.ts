import { demoUsername } from '#api/core/accounts/usernames.ts'
import type { Prisma } from '#api/generated/client.ts'
import { opened } from './business.ts'
import type { Calendar } from './calendar.ts'
import { profiles, type Team, teamOf } from './team.ts'

/** argon2id hashes: of the demo account's password, and of a random one for the other users. */
export interface Hashes {
  demo: string
  colleagues: string
}

/**
 * Restores the users of the sample data, keeping their ids, and deletes all others. The sessions of the other sample
 * users end because their passwords change; those of the demo account stay valid.
 */
export async function writeStaff(
  tx: Prisma.TransactionClient,
  businessId: number,
  calendar: Calendar,
  hashes: Hashes,
): Promise<Team> {
  const usernames = profiles.map(({ username }) => username)
  await tx.user.deleteMany({ where: { businessId, username: { notIn: usernames } } })
  // Visitors may have swapped email addresses between users, which single updates could not restore because
  // addresses are unique.
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
