import { badField, notFound } from '#api/core/errors.ts'
import { parse } from '#api/core/input.ts'
import type { Shop } from '#api/core/shop.ts'
import { type Assignee, fullName } from '#api/modules/hot-board/input.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'

type AssigneeColumns = Pick<ItemRow, 'assignedToAll' | 'assignedToId' | 'assignedToName'>

interface Colleague {
  id: number
  name: string
}

/**
 * An active member by number.
 * @throws NOT_FOUND for nobody of this business, BAD_INPUT for someone who has left
 */
export async function activeMember(shop: Shop, id: number, field: string, noun: string): Promise<Colleague> {
  const user = await shop.db.user.findFirst({
    where: { id },
    select: { firstName: true, lastName: true, isActive: true },
  })
  if (!user) throw notFound('Team member')
  if (!user.isActive) throw badField(field, `${noun} must be an active member of the team`)
  return { id, name: `${user.firstName} ${user.lastName}` }
}

// Of two who share a name, the one written in the same case, then whoever joined first.
const byName = `SELECT id, "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND "isActive" AND lower("firstName" || ' ' || "lastName") = lower($2)
  ORDER BY ("firstName" || ' ' || "lastName" = $2) DESC, id LIMIT 1`

async function memberCalled(shop: Shop, called: string): Promise<Colleague> {
  const name = parse(fullName, called)
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
