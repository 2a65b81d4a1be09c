import { AppError, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { fold } from '#api/core/text/fold.ts'
import type { NewView } from '#api/modules/customers/saved-views/input.ts'
import { mostViews, ownViews, type SavedViewRow } from '#api/modules/customers/saved-views/lists.ts'

/**
 * Locks the actor's row and returns their views. The lock serializes concurrent saves, so that the limit and unique
 * names hold.
 * @throws API_KEY_NOT_ALLOWED for API keys, FORBIDDEN for the system
 */
async function viewsInTurn(tx: BusinessContext): Promise<{ userId: number; views: SavedViewRow[] }> {
  const userId = tx.requireUserId()
  await lockForUpdate(tx, 'User', userId)
  return { userId, views: await tx.db.savedView.findMany({ where: ownViews(tx) }) }
}

/** @throws CONFLICT when another view has this name, in whatever spelling */
function refuseTwice(others: readonly SavedViewRow[], name: string): void {
  if (!others.some((other) => fold(other.name) === fold(name))) return
  const message = 'You already have a view with this name.'
  throw new AppError('CONFLICT', { message, fields: { name: [message] } })
}

/**
 * Saves a view of the actor.
 * @throws CONFLICT for a duplicate name, and for more than 20 views
 */
export function createView(
  ctx: BusinessContext,
  { status = null, ...fields }: NewView,
): Promise<SavedViewRow> {
  return ctx.transaction(async (tx) => {
    const { userId, views } = await viewsInTurn(tx)
    refuseTwice(views, fields.name)
    if (views.length >= mostViews) {
      const message = `You can save at most ${mostViews} views. Delete one that you no longer use.`
      throw new AppError('CONFLICT', message)
    }
    const written = { createdAt: tx.now(), updatedAt: tx.now() }
    return tx.db.savedView.create({ data: { ...tx.tenant, ...fields, status, userId, ...written } })
  })
}

/**
 * Renames one of the actor's views.
 * @throws NOT_FOUND, also for another user's view; CONFLICT for a duplicate name
 */
export function renameView(ctx: BusinessContext, id: number, name: string): Promise<SavedViewRow> {
  return ctx.transaction(async (tx) => {
    const { views } = await viewsInTurn(tx)
    if (!views.some((view) => view.id === id)) throw notFound('Saved view')
    refuseTwice(
      views.filter((view) => view.id !== id),
      name,
    )
    return tx.db.savedView.update({ where: tx.key(id), data: { name, updatedAt: tx.now() } })
  })
}

/**
 * Deletes one of the actor's views.
 * @throws NOT_FOUND, also for another user's view
 */
export async function deleteView(ctx: BusinessContext, id: number): Promise<void> {
  const { count } = await ctx.db.savedView.deleteMany({ where: { AND: [ownViews(ctx), { id }] } })
  if (count === 0) throw notFound('Saved view')
}
