import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Assignee } from '#api/modules/hot-board/input.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'
import { assigneeColumns } from '#api/modules/team/assignee.ts'

type Columns = Pick<ItemRow, 'assignedToAll' | 'assignedToId' | 'assignedToName'>

/**
 * The assignee columns of an item, with the assignee's current name.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive user or an unknown name
 */
export async function assigneeColumnsOf(
  ctx: BusinessContext,
  assignee: Assignee,
  item?: ItemRow,
): Promise<Partial<Columns>> {
  const assignedToAll = assignee === 'everyone'
  return { assignedToAll, ...(await assigneeColumns(ctx, assignedToAll ? null : assignee, item)) }
}
