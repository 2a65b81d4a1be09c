import { AppError, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { fold } from '#api/core/text/fold.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { NewView } from '#api/modules/customers/saved-views/input.ts'
import {
  mostShared,
  mostViews,
  type SavedViewRow,
  visibleViews,
} from '#api/modules/customers/saved-views/lists.ts'
import { newFilter } from '#api/modules/customers/saved-views/viewFilter.ts'

const mayShare = (ctx: BusinessContext) => may(ctx.actor, 'savedView:share')

/**
 * Makes saves of views with the same readers run one after the other, so that their limit and unique names hold, and
 * returns these views. Saves of others do not wait.
 * @param userId the user who has the views, null for those that the business shares
 */
async function lockViews(tx: BusinessContext, userId: number | null): Promise<SavedViewRow[]> {
  if (userId === null) await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  else await lockForUpdate(tx, 'User', userId)
  return tx.db.savedView.findMany({ where: { userId } })
}

/** @throws CONFLICT when another view has this name, in whatever spelling */
function refuseTwice(others: readonly SavedViewRow[], name: string): void {
  const same = others.find((other) => fold(other.name) === fold(name))
  if (!same) return
  const message =
    same.userId === null ? 'A shared view has this name already.' : 'You already have a view with this name.'
  throw new AppError('CONFLICT', { message, fields: { name: [message] } })
}

/** @throws CONFLICT when there are as many views as there can be */
function refuseMore(others: readonly SavedViewRow[], userId: number | null): void {
  if (others.length < (userId === null ? mostShared : mostViews)) return
  const message =
    userId === null
      ? `There can be at most ${mostShared} shared views. Delete one that nobody uses.`
      : `You can save at most ${mostViews} views. Delete one that you no longer use.`
  throw new AppError('CONFLICT', message)
}

/**
 * Saves a view of the actor, or one that the business shares.
 * @throws FORBIDDEN for a shared one of somebody who may not; CONFLICT for a duplicate name, and for too many views
 */
export function createView(ctx: BusinessContext, view: NewView): Promise<SavedViewRow> {
  const { name, search, sort, layout, shared } = view
  if (shared && !mayShare(ctx)) throw new AppError('FORBIDDEN')
  const userId = shared ? null : ctx.requireUserId()
  return ctx.transaction(async (tx) => {
    const others = await lockViews(tx, userId)
    refuseTwice(others, name)
    refuseMore(others, userId)
    const written = { createdAt: tx.now(), updatedAt: tx.now() }
    const filter = { ...(await newFilter(tx, view)) }
    return tx.db.savedView.create({
      data: { ...tx.tenant, name, search, filter, sort, layout, userId, ...written },
    })
  })
}

/** @throws NOT_FOUND for another user's view; FORBIDDEN for a shared one of somebody who may not */
async function changeable(tx: BusinessContext, id: number): Promise<SavedViewRow> {
  const view = await tx.db.savedView.findFirst({ where: { AND: [visibleViews(tx), { id }] } })
  if (!view) throw notFound('Saved view')
  if (view.userId === null && !mayShare(tx)) throw new AppError('FORBIDDEN')
  return view
}

/**
 * Renames one of the actor's views, or a shared one.
 * @throws NOT_FOUND, also for another user's view; FORBIDDEN; CONFLICT for a duplicate name
 */
export function renameView(ctx: BusinessContext, id: number, name: string): Promise<SavedViewRow> {
  return ctx.transaction(async (tx) => {
    const { userId } = await changeable(tx, id)
    const views = await lockViews(tx, userId)
    const others = views.filter((view) => view.id !== id)
    if (others.length === views.length) throw notFound('Saved view')
    refuseTwice(others, name)
    return tx.db.savedView.update({ where: tx.key(id), data: { name, updatedAt: tx.now() } })
  })
}

/**
 * Shares one of the actor's views with the business, whom it belongs to then.
 * @throws NOT_FOUND, also for another user's view; CONFLICT for a duplicate name, and for too many views
 */
export function shareView(ctx: BusinessContext, id: number): Promise<SavedViewRow> {
  return ctx.transaction(async (tx) => {
    const { name } = await changeable(tx, id)
    const shared = await lockViews(tx, null)
    const already = shared.find((view) => view.id === id)
    if (already) return already
    refuseTwice(shared, name)
    refuseMore(shared, null)
    return tx.db.savedView.update({ where: tx.key(id), data: { userId: null, updatedAt: tx.now() } })
  })
}

/**
 * Deletes one of the actor's views, or a shared one.
 * @throws NOT_FOUND, also for another user's view; FORBIDDEN
 */
export async function deleteView(ctx: BusinessContext, id: number): Promise<void> {
  await changeable(ctx, id)
  const { count } = await ctx.db.savedView.deleteMany({ where: { AND: [visibleViews(ctx), { id }] } })
  if (count === 0) throw notFound('Saved view')
}
