import { worksInBusiness } from '#api/core/auth/viewer.ts'
import type { BackgroundTasks } from '#api/core/platform/backgroundTasks.ts'
import { type Context, contextFor, refusal } from '#api/core/tenancy/context.ts'
import { joinedDatabase } from '#api/core/tenancy/tenancy.ts'

type Task = Parameters<BackgroundTasks['run']>

/**
 * Runs work in one transaction of the viewer's business. Every statement that the work sends through its context is
 * part of the transaction, including the transactions of services; background tasks start after the commit. When the
 * work throws, nothing has happened.
 */
export async function inOneTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { services, viewer } = context
  if (!worksInBusiness(viewer)) throw refusal(viewer)
  const { businessId } = viewer
  const held: Task[] = []
  const backgroundTasks: BackgroundTasks = {
    ...services.backgroundTasks,
    run: (...task) => {
      held.push(task)
    },
  }
  const result = await services.tenant(businessId).transaction((tx) => {
    const tenant = (id: number) => (id === businessId ? joinedDatabase(tx) : services.tenant(id))
    return work(contextFor({ ...services, backgroundTasks, tenant }, viewer, context))
  })
  for (const task of held) services.backgroundTasks.run(...task)
  return result
}
