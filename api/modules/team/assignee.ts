import { z } from 'zod'
import { badField } from '#api/core/errors/errors.ts'
import { parse, text } from '#api/core/input/input.ts'
import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { UserRef } from '#api/modules/team/input.ts'
import { activeUser, type NamedUser } from '#api/modules/team/service.ts'

/** The assignee columns of a record. */
export interface AssigneeColumns {
  assignedToId: number | null
  assignedToName: string | null
}

// When two users share a name, prefer the one with the same spelling, then the older account.
const byName = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND ${nameKeySql(`"firstName" || ' ' || "lastName"`)} = ${nameKeySql('$2')}
  ORDER BY ("firstName" || ' ' || "lastName" = $2) DESC, id LIMIT 1`

const fullName = text('Assigned to', 161)

async function userCalled(ctx: BusinessContext, called: string): Promise<NamedUser> {
  const { assignedTo: name } = parse(z.object({ assignedTo: fullName }), { assignedTo: called })
  const [user] = await ctx.sql<NamedUser>(byName, name)
  if (!user) throw badField('assignedTo', 'No active team member has this name')
  return user
}

/**
 * Whether the record is already assigned to this user. Such an assignment stays, even if the user has become
 * inactive.
 */
function staysWith({ assignedToId, assignedToName }: AssigneeColumns, assignee: UserRef): boolean {
  if ('userId' in assignee) return assignedToId === assignee.userId
  return assignedToName !== null && assignedToName === assignee.fullName
}

/**
 * The assignee columns with the assignee's current name; empty when the assignment stays the same.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive user or an unknown name
 */
export async function assigneeColumns(
  ctx: BusinessContext,
  assignee: UserRef | null,
  record?: AssigneeColumns,
): Promise<Partial<AssigneeColumns>> {
  if (assignee === null) return { assignedToId: null, assignedToName: null }
  if (record && staysWith(record, assignee)) return {}
  const { id, name } =
    'userId' in assignee
      ? await activeUser(ctx, assignee.userId, 'assignedTo', 'The assignee')
      : await userCalled(ctx, assignee.fullName)
  return { assignedToId: id, assignedToName: name }
}
