import { expect, it } from 'vitest'
import { registry } from '#api/core/telemetry/metrics.ts'
import {
  type DeliveryScene,
  hours,
  setUpDelivery,
  start,
} from '#api/modules/webhooks/delivery/testing/webhookDelivery.ts'
import { registerWebhookMetrics } from '#api/modules/webhooks/metrics.ts'

let world: DeliveryScene['world']
let business: DeliveryScene['business']
let receiver: DeliveryScene['receiver']
const { deliver, later } = setUpDelivery((scene) => {
  ;({ world, business, receiver } = scene)
})

const shown = async () => {
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('cuecard_webhooks'))
  return lines.map((line) => line.replace('cuecard_webhooks', ''))
}
const endpoints = (working: number, failing: number, disabled: number) => [
  `{state="working"} ${working}`,
  `{state="failing"} ${failing}`,
  `{state="disabled"} ${disabled}`,
]

it('The metrics of webhooks show the backlog, and what becomes of the receivers', async () => {
  registerWebhookMetrics(world.services)
  expect(await shown()).toEqual(['_pending 0', '_lag_seconds 0', ...endpoints(1, 0, 0)])
  for (const _customer of [1, 2]) await business.customer()
  await world.prisma.webhookDelivery.updateMany({ data: { createdAt: new Date(start) } })
  later(20 * 60_000)
  expect(await shown()).toEqual(['_pending 2', '_lag_seconds 1200', ...endpoints(1, 0, 0)])
  // Nothing is sent for a suspended business, so nothing is late.
  const suspend = (isActive: boolean) =>
    world.prisma.business.updateMany({ where: { id: business.id }, data: { isActive } })
  await suspend(false)
  expect((await shown())[1]).toBe('_lag_seconds 0')
  await suspend(true)
  receiver.reply = () => 500
  for (const _attempt of [1, 2, 3]) {
    await deliver()
    later(hours(0.1))
  }
  expect(await shown()).toEqual(['_pending 2', '_lag_seconds 0', ...endpoints(0, 1, 0)])
  receiver.reply = () => 410
  await deliver()
  expect(await shown()).toEqual(['_pending 0', '_lag_seconds 0', ...endpoints(0, 0, 1)])
})
