import { describe, expect, it } from 'vitest'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'

const { business, server, token } = await serveBusiness('EMPLOYEE')
const { id: customerId } = await business.customer({ city: 'Rye' })

describe('service appointments over REST', () => {
  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const felt = () => ({
    customerId,
    date: '2026-06-15',
    startTime: '9:00',
    endTime: '11:00',
    technician: 'Theo Felt',
    description: 'New felt',
    notes: '',
    smsReminder: false,
  })

  it('are booked, changed, moved on, cancelled and listed', async () => {
    const { status, body } = await send('POST', '/api/service-appointments', felt())
    expect(status).toBe(201)
    expect(body).toEqual({
      ...felt(),
      id: expect.any(Number),
      startTime: '09:00',
      notes: null,
      startsAt: '2026-06-15T13:00:00.000Z',
      endsAt: '2026-06-15T15:00:00.000Z',
      reminderSent: false,
      status: 'scheduled',
      noShow: false,
      overbooked: false,
      needsTechnician: false,
      createdAt: '2026-06-10T16:00:00.000Z',
      updatedAt: expect.any(String),
      customer: {
        id: customerId,
        firstName: 'Cora',
        lastName: 'Customer',
        phoneNumber: '5550100200',
        city: 'Rye',
      },
    })
    const path = `/api/service-appointments/${body.id}`
    const later = await send('PUT', path, { ...felt(), date: '2026-06-20', smsReminder: true })
    expect([later.status, later.body.date, later.body.smsReminder]).toEqual([200, '2026-06-20', true])
    const begun = await send('PUT', path, { status: 'in_progress' })
    expect([begun.status, begun.body.status]).toEqual([200, 'in_progress'])
    expect((await send('PUT', path, { status: 'scheduled' })).status).toBe(409)
    const early = await send('POST', '/api/service-appointments', felt())
    const dates = async (query: string) =>
      ((await send('GET', `/api/service-appointments${query}`)).body as unknown as { date: string }[]).map(
        ({ date }) => date,
      )
    expect(await dates('')).toEqual(['2026-06-15', '2026-06-20'])
    expect(await send('DELETE', `/api/service-appointments/${early.body.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await dates('')).toEqual(['2026-06-20'])
    expect(await dates('?all=true')).toEqual(['2026-06-15', '2026-06-20'])
    expect(await dates('?all=true&limit=1')).toEqual(['2026-06-15'])
  })

  it('say what is wrong, field by field', async () => {
    const { status, body } = await send('POST', '/api/service-appointments', {})
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      customerId: ['Please select a customer'],
      date: ['Date is required'],
      startTime: ['Start time must be in HH:MM format'],
      endTime: ['End time must be in HH:MM format'],
      technician: ['Technician name is required'],
      description: ['Description is required'],
    })
    const odd = await send('POST', '/api/service-appointments', { ...felt(), date: '20266-12-01' })
    expect(odd.body.errors).toEqual({ date: ['Date must be a day as YYYY-MM-DD'] })
    expect((await send('GET', '/api/service-appointments?all=perhaps')).status).toBe(400)
    expect((await send('DELETE', '/api/service-appointments/999999')).status).toBe(404)
    expect((await send('POST', '/api/service-appointments', { ...felt(), customerId: 999_999 })).status).toBe(
      404,
    )
  })

  it('are refused with 409 on a full day, and with 403 to those who may not overbook', async () => {
    const day = { ...felt(), date: '2026-06-25' }
    await send('POST', '/api/service-appointments', day)
    await send('POST', '/api/service-appointments', day)
    expect(await send('POST', '/api/service-appointments', day)).toMatchObject({
      status: 409,
      body: { message: 'This day already has 2 appointments.' },
    })
    expect((await send('POST', '/api/service-appointments', { ...day, overbook: true })).status).toBe(403)
  })
})
