import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Assignee } from '#api/modules/hot-board/input.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'
import { assigneeColumns } from '#api/modules/team/assignee.ts'

type Columns = Pick<ItemRow, 'assignedToAll' | 'assignedToId' | 'assignedToName'>

/**
 * The columns that say whom an item is for, with the name as it is now.
 * @throws NOT_FOUND for nobody of this business, BAD_INPUT for someone who has left or a name that nobody has
 */
export async function itemAssignee(
  ctx: BusinessContext,
  assignee: Assignee,
  item?: ItemRow,
): Promise<Partial<Columns>> {
  const assignedToAll = assignee === 'everyone'
  return { assignedToAll, ...(await assigneeColumns(ctx, assignedToAll ? null : assignee, item)) }
}
