import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { count, figuresOf, type Listed } from '#api/core/reads/figures.ts'
import { reads } from '#api/core/reads/sources.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Action } from '#api/policy/permissions.ts'

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

/** The options of a field that says whether the viewer may do something, with whichever record. */
export const allowed = (action: Action, what: string) => ({
  description: `Whether the viewer may ${what}.`,
  extensions: reads(),
  resolve: (_record: unknown, _args: object, { viewer }: Context) => may(viewer, action),
})

/** The argument with which counts are of the viewer's own records. */
export const mineArg = builder.args((t) => ({
  mine: t.boolean({ description: 'Whether to count only what the list shows with `mine`.' }),
}))

interface Counts<Filter, Args extends InputFieldMap> {
  description: string
  model: string
  /** Arguments of the list that the counts have too. */
  args?: Args
  listFor(ctx: BusinessContext, args: InputShapeFromFields<Args> & { filter: Filter }): Listed
  /** The filter of each count. */
  filters: Record<string, Filter>
}

/**
 * The options of a field with the number of rows in each list of a model, exact up to 1,000. It defines the type of the
 * field, and reads the counts in one statement.
 */
export function countsField<Filter, Args extends InputFieldMap = Record<never, never>>(
  name: string,
  { description, model, args, listFor, filters }: Counts<Filter, Args>,
) {
  const entries = Object.entries(filters)
  const type = builder.objectRef<Record<string, number>>(name).implement({
    description,
    fields: (t) => Object.fromEntries(entries.map(([key]) => [key, t.exposeInt(key)])),
  })
  return {
    type,
    extensions: priced({ statements: 1 }),
    ...(args && { args }),
    resolve: (_parent: unknown, given: InputShapeFromFields<Args>, { ctx }: Context) =>
      figuresOf<Record<string, number>>(
        ctx,
        Object.fromEntries(
          entries.map(([key, filter]) => [key, count(model, listFor(ctx, { ...given, filter }))]),
        ),
      ),
  }
}
