import type { Context } from '#api/core/context/context.ts'
import { rowId } from '#api/core/graph/ids.ts'

/**
 * The options of a node type whose records belong to a business: its global id, and how a record is found by it.
 * `visible` is the condition for records that only some users of the business see.
 */
export function recordNode<Where extends object>(visible?: (ctx: Context['ctx']) => Where) {
  return {
    nullable: true,
    id: { resolve: ({ id }: { id: number }) => String(id) },
    findUnique: (id: string, { ctx }: Context) => ({
      ...ctx.key(rowId(id)),
      ...(visible && { AND: [visible(ctx)] }),
    }),
  } as const
}
