import { deliverWebhooks } from '#api/modules/webhooks/delivery/deliver.ts'
import { openReceiver, type Receiver, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

export const start = Date.parse('2026-06-10T16:00:00.000Z')
export const hours = (count: number) => count * 60 * 60_000

/** The setting of a test: a business whose webhook leads to a receiver. */
export interface DeliveryScene extends BusinessScene {
  receiver: Receiver
  endpoint: Awaited<ReturnType<typeof webhookTo>>
}

/** Sets up tests of the delivery of webhooks. `begin` receives the scene of each test. */
export function setUpDelivery(begin: (scene: DeliveryScene) => void) {
  let world: World
  let business: TestBusiness
  let endpoint: DeliveryScene['endpoint']

  setUpBusiness(
    async (scene) => {
      ;({ world, business } = scene)
      const receiver = await openReceiver()
      endpoint = await webhookTo(world, business, receiver.url)
      begin({ ...scene, receiver, endpoint })
    },
    { now: new Date(start).toISOString() },
  )

  /** Runs the endpoint's job, as the queue does. */
  const deliver = (allowsPrivateWebhooks = true, signal = new AbortController().signal) =>
    deliverWebhooks({ ...world.services, allowsPrivateWebhooks })(
      { businessId: business.id, endpointId: endpoint.id },
      signal,
    )
  const later = (ms: number) =>
    world.clock.set(new Date(world.services.clock.now().getTime() + ms).toISOString())
  const log = () =>
    world.prisma.webhookDelivery.findMany({ where: { endpointId: endpoint.id }, orderBy: { id: 'asc' } })
  const current = () => world.prisma.webhookEndpoint.findFirstOrThrow({ where: { id: endpoint.id } })

  return { deliver, later, log, current }
}
