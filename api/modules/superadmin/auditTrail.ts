import type { PageArgs } from '#api/core/reads/keyset.ts'
import type { AuditEntry, Prisma } from '#api/generated/client.ts'
import { auditKinds, platformNouns } from '#api/modules/activities/audit-trail/actions.ts'
import {
  type AuditFilter,
  filterOf,
  pageOfAuditTrail,
  subjectIds,
} from '#api/modules/activities/audit-trail/lists.ts'
import type { PlatformContext } from '#api/modules/superadmin/platformContext.ts'

// Hides acts on the hot board from the platform, because they are part of a business's work with its customers.
const seen: Prisma.AuditEntryWhereInput = {
  OR: [
    { actorType: 'superadmin' },
    { kind: { in: [...platformNouns] } },
    { kind: 'signIn', businessId: null },
  ],
}

/** The address of a webhook without its path, which often holds a key of the receiver. */
function originOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/…` : '…'
}

function withoutKeys(side: Prisma.JsonValue): Prisma.JsonValue {
  if (typeof side !== 'object' || side === null || Array.isArray(side)) return side
  const { url, description: _ofTheBusiness, ...others } = side
  return typeof url === 'string' ? { ...others, url: originOf(url) } : others
}

/** An entry as superadmins see it: the paths and descriptions of webhooks stay with the business. */
function shownToPlatform(entry: AuditEntry): AuditEntry {
  if (entry.kind !== auditKinds.WEBHOOK) return entry
  return { ...entry, before: withoutKeys(entry.before), after: withoutKeys(entry.after) }
}

async function namesIn({ services: { platform } }: PlatformContext, entries: AuditEntry[]) {
  const userIds = subjectIds(entries, 'User')
  const homes = [...new Set(entries.flatMap(({ businessId }) => businessId ?? []))]
  const [users, businesses] = await Promise.all([
    userIds.length === 0
      ? []
      : platform.user.findMany({
          where: { businessId: { in: homes }, id: { in: userIds } },
          select: { businessId: true, id: true, firstName: true, lastName: true },
        }),
    homes.length === 0
      ? []
      : platform.business.findMany({ where: { id: { in: homes } }, select: { id: true, name: true } }),
  ])
  const names = new Map<string, string>([
    ...users.map(
      (user) => [`${user.businessId} User:${user.id}`, `${user.firstName} ${user.lastName}`] as const,
    ),
    ...businesses.map(({ id, name }) => [`${id} Business:${id}`, name] as const),
  ])
  return ({ businessId, businessName, subject }: AuditEntry) => {
    const former = subject.startsWith('Business:') ? (businessName ?? undefined) : undefined
    return {
      subjectName: names.get(`${businessId} ${subject}`) ?? former,
      businessName: names.get(`${businessId} Business:${businessId}`),
    }
  }
}

/** The acts of superadmins, and those of businesses on team and settings; of all businesses or of one. */
export function auditTrailOfPlatform(
  ctx: PlatformContext,
  businessId: number | null,
  { kind, actorName, ...args }: PageArgs & AuditFilter,
  limit: number,
) {
  const among = {
    AND: [seen, filterOf({ kind, actorName }), ...(businessId === null ? [] : [{ businessId }])],
  }
  return pageOfAuditTrail(
    args,
    limit,
    async ({ where, ...query }) => {
      const found = await ctx.services.platform.auditEntry.findMany({
        ...query,
        where: { AND: [among, where] },
      })
      return found.map(shownToPlatform)
    },
    (entries) => namesIn(ctx, entries),
  )
}

/** The maximum number of superadmins in the actor filter. */
export const mostSuperadmins = 100

/** The usernames of the superadmins. */
export async function superadminNames({ services: { platform } }: PlatformContext): Promise<string[]> {
  const rows = await platform.superAdmin.findMany({
    select: { username: true },
    orderBy: { username: 'asc' },
    take: mostSuperadmins,
  })
  return rows.map(({ username }) => username)
}
