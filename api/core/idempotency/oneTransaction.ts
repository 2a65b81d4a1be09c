import { type Context, contextFor } from '#api/core/context/context.ts'
import type { BackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import { joinedDatabase, type PlatformClient, type TenantTransaction } from '#api/core/tenancy/tenancy.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { worksInBusiness } from '#api/core/viewer/viewer.ts'

/** A transaction of one business in the form of the platform's client: it reaches the rows of that business alone. */
function joinedPlatform(tx: TenantTransaction): PlatformClient {
  const joined = { $transaction: (work: (tx: TenantTransaction) => unknown) => work(tx) }
  return new Proxy(tx, {
    get: (target, name) => Reflect.get(name in joined ? joined : target, name),
  }) as unknown as PlatformClient
}

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

/**
 * Runs a superadmin's act on one business in one transaction of that business. The work gets the superadmin's context,
 * and the business's own, with which the answer is stored.
 */
export async function inTransactionOf<Result>(
  context: Context,
  businessId: number,
  work: (context: Context, ctx: BusinessContext) => Promise<Result>,
): Promise<Result> {
  const { services, viewer } = context
  const { clock, sessions } = services
  const system = { kind: 'system', businessId, timeZone: 'UTC' } as const
  const result = await services.tenant(businessId).transaction((tx) => {
    const inner = contextFor({ ...services, platform: joinedPlatform(tx) }, viewer, context)
    return work(inner, createBusinessContext(joinedDatabase(tx), system, clock))
  })
  // Sessions that were read before the commit must not be cached.
  sessions.accountWritten(businessId)
  return result
}
