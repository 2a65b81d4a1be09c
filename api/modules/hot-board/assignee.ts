import { z } from 'zod'
import { badField } from '#api/core/errors.ts'
import { parse } from '#api/core/input.ts'
import type { Shop } from '#api/core/shop.ts'
import { type Assignee, fullName } from '#api/modules/hot-board/input.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'
import { activeMember, type Colleague } from '#api/modules/team/service.ts'

type AssigneeColumns = Pick<ItemRow, 'assignedToAll' | 'assignedToId' | 'assignedToName'>

// Of two who share a name, the one written in the same case, then whoever joined first.
const byName = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND lower("firstName" || ' ' || "lastName") = lower($2)
  ORDER BY ("firstName" || ' ' || "lastName" = $2) DESC, id LIMIT 1`

async function memberCalled(shop: Shop, called: string): Promise<Colleague> {
  const { assignedTo: name } = parse(z.object({ assignedTo: fullName }), { assignedTo: called })
  const [member] = await shop.sql<Colleague>(byName, name)
  if (!member) throw badField('assignedTo', 'Nobody active on the team has this name')
  return member
}

/** Whether the item is with this assignee already; such an assignment stays, also of someone who has left. */
function staysWith({ assignedToId, assignedToName }: ItemRow, assignee: object): boolean {
  if ('memberId' in assignee) return assignedToId === assignee.memberId
  return assignedToName !== null && 'fullName' in assignee && assignedToName === assignee.fullName
}

/**
 * The columns that say whom an item is for, with the name as it is now.
 * @throws NOT_FOUND for nobody of this business, BAD_INPUT for someone who has left or a name that nobody has
 */
export async function assigneeColumns(
  shop: Shop,
  assignee: Assignee,
  item?: ItemRow,
): Promise<Partial<AssigneeColumns>> {
  if (assignee === null || assignee === 'everyone') {
    return { assignedToAll: assignee === 'everyone', assignedToId: null, assignedToName: null }
  }
  if (item && staysWith(item, assignee)) return {}
  const { id, name } =
    'memberId' in assignee
      ? await activeMember(shop, assignee.memberId, 'assignedTo', 'The assignee')
      : await memberCalled(shop, assignee.fullName)
  return { assignedToAll: false, assignedToId: id, assignedToName: name }
}
