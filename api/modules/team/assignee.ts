import { z } from 'zod'
import { badField } from '#api/core/platform/errors.ts'
import { parse, text } from '#api/core/platform/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { NamedMember } from '#api/modules/team/input.ts'
import { activeMember, type Colleague } from '#api/modules/team/service.ts'

/** The columns that say whom a record is with. */
export interface AssigneeColumns {
  assignedToId: number | null
  assignedToName: string | null
}

// Of two who share a name, the one written in the same case, then whoever joined first.
const byName = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND lower("firstName" || ' ' || "lastName") = lower($2)
  ORDER BY ("firstName" || ' ' || "lastName" = $2) DESC, id LIMIT 1`

const fullName = text('Assigned to', 161)

async function memberCalled(ctx: BusinessContext, called: string): Promise<Colleague> {
  const { assignedTo: name } = parse(z.object({ assignedTo: fullName }), { assignedTo: called })
  const [member] = await ctx.sql<Colleague>(byName, name)
  if (!member) throw badField('assignedTo', 'Nobody active on the team has this name')
  return member
}

/** Whether the record is with this member already; such an assignment stays, also of someone who has left. */
function staysWith({ assignedToId, assignedToName }: AssigneeColumns, assignee: NamedMember): boolean {
  if ('userId' in assignee) return assignedToId === assignee.userId
  return assignedToName !== null && assignedToName === assignee.fullName
}

/**
 * The columns that say whom a record is with, with the name as it is now; none when that stays as it is.
 * @throws NOT_FOUND for nobody of this business, BAD_INPUT for someone who has left or a name that nobody has
 */
export async function assigneeColumns(
  ctx: BusinessContext,
  assignee: NamedMember | null,
  record?: AssigneeColumns,
): Promise<Partial<AssigneeColumns>> {
  if (assignee === null) return { assignedToId: null, assignedToName: null }
  if (record && staysWith(record, assignee)) return {}
  const { id, name } =
    'userId' in assignee
      ? await activeMember(ctx, assignee.userId, 'assignedTo', 'The assignee')
      : await memberCalled(ctx, assignee.fullName)
  return { assignedToId: id, assignedToName: name }
}
