import { describe, expect, it } from 'vitest'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'

const { business, server, token, world } = await serveBusiness('MANAGER')

describe('bulk work over REST', () => {
  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })

  it('changes customers, says what it did, and undoes it', async () => {
    const { id } = await business.customer({ city: 'Troy' })
    const field = await world.prisma.customField.create({
      data: { businessId: business.id, label: 'Size', type: 'NUMBER', sortOrder: 1 },
    })
    const customers = { filter: { city: 'troy' }, expectedCount: 1 }
    const acts = [
      [{ status: { status: 'sold' } }, 'Status of 1 customer set to Sold'],
      [{ addTags: ['VIP', 'vip'] }, 'Tag VIP added to 1 customer'],
      [{ customField: { field: field.id, value: 42 } }, 'Size of 1 customer set to 42'],
      [
        { contact: { scheduledDate: '2026-12-24T14:00:00Z' } },
        'Contact with 1 customer scheduled for Dec 24, 2026, 9:00 AM',
      ],
    ] as const
    for (const [act, summary] of acts) {
      const made = await send('POST', '/api/bulk', { customers, act })
      expect([made.status, made.body.message]).toEqual([201, undefined])
      expect(made.body).toMatchObject({
        state: 'done',
        summary,
        count: 1,
        changedCount: 1,
        left: [],
        canUndo: true,
      })
      expect((await send('GET', `/api/bulk/${made.body.id}`)).body).toEqual(made.body)
      const undone = await send('POST', `/api/bulk/${made.body.id}/undo`)
      expect([undone.status, undone.body.state]).toEqual([200, 'undone'])
      expect((await send('POST', `/api/bulk/${made.body.id}/undo`)).status).toBe(409)
    }
    const wrong = [
      [{ customers: { ...customers, expectedCount: 2 }, act: { plan: true } }, 409],
      [{ customers: { ids: [id], expectedCount: 1 }, act: { plan: true } }, 400],
      [{ customers: { ids: [id] }, act: {} }, 400],
      [{ customers: { ids: [id] }, act: { plan: true, trash: true } }, 400],
      [{ customers: { ids: [999_999] }, act: { trash: true } }, 404],
      [{ customers: { ids: [id] }, act: { contact: {} } }, 400],
    ] as const
    for (const [body, status] of wrong) expect((await send('POST', '/api/bulk', body)).status).toBe(status)
    expect(await world.prisma.customer.findFirst({ where: { id } })).toMatchObject({
      status: 'UNSOLD',
      tagIds: [],
      custom: {},
    })
  })
})
