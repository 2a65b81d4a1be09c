import { describe, expect, it } from 'vitest'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'

const { business, server, token } = await serveBusiness('MANAGER')

describe('follow-ups over REST', () => {
  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })

  it('are listed open, overdue, and with all that is closed', async () => {
    const late = await business.followUp({ title: 'Late', scheduledDate: new Date('2026-06-01T13:00:00Z') })
    await business.followUp({ title: 'Later', scheduledDate: new Date('2026-07-01T13:00:00Z') })
    await business.followUp({ title: 'Off', state: 'CANCELLED' })
    const titles = async (path: string) =>
      ((await send('GET', path)).body as unknown as { title: string }[]).map(({ title }) => title)
    expect(await titles('/api/followups')).toEqual(['Late', 'Later'])
    expect(await titles('/api/followups/overdue')).toEqual(['Late'])
    expect(await titles('/api/followups?all=true')).toEqual(['Off', 'Later', 'Late'])
    expect(await titles('/api/followups?limit=1')).toEqual(['Late'])
    expect((await send('GET', '/api/followups?all=maybe')).status).toBe(400)
    const [first] = (await send('GET', '/api/followups/overdue')).body as unknown as object[]
    expect(first).toMatchObject({
      id: late.id,
      customerId: late.customerId,
      customerName: 'Cora Customer',
      dueDate: '2026-06-01T13:00:00.000Z',
      customerStatus: 'unsold',
      state: 'pending',
      completed: false,
    })
  })

  it('are completed, skipped, snoozed to a day or a moment, and taken back', async () => {
    const { id } = await business.followUp()
    const act = (name: string, body?: object) => send('POST', `/api/followups/${id}/${name}`, body)
    const day = await act('snooze', { scheduledDate: '2026-12-24' })
    expect([day.status, day.body.scheduledDate]).toEqual([200, '2026-12-24T14:00:00.000Z'])
    const moment = await act('snooze', { scheduledDate: '2026-12-24T20:30:00Z' })
    expect(moment.body.scheduledDate).toBe('2026-12-24T20:30:00.000Z')
    for (const scheduledDate of ['soon', '2026-02-30', '']) {
      const refused = await act('snooze', { scheduledDate })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['scheduledDate']])
    }
    expect((await act('skip')).body.state).toBe('skipped')
    expect((await act('complete', { notes: 'x' })).status).toBe(409)
    expect((await act('reopen')).body.state).toBe('pending')
    const done = await act('complete', { notes: 'Bought the cues', outcome: 'Reached' })
    expect(done.body).toMatchObject({
      state: 'completed',
      completed: true,
      completedNotes: 'Bought the cues',
      outcome: 'Reached',
    })
    expect((await act('complete', {})).body).toEqual(done.body)
  })

  it('have plans, whose steps are added, changed and deleted', async () => {
    const step = { customerStatus: 'not in market', dayNumber: 180, title: 'Ask again' }
    const added = await send('POST', '/api/followup-cadences', step)
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ ...step, description: null, isActive: true }),
    ])
    const path = `/api/followup-cadences/${added.body.id}`
    const changed = await send('PUT', path, { isActive: false, dayNumber: 90 })
    expect(changed.body).toEqual({
      ...added.body,
      updatedAt: expect.any(String),
      isActive: false,
      dayNumber: 90,
    })
    expect((await send('GET', '/api/followup-cadences')).body).toEqual([changed.body])
    expect((await send('PUT', path, { dayNumber: 'soon' })).status).toBe(400)
    expect((await send('DELETE', path)).body).toEqual({ success: true })
    expect((await send('DELETE', path)).status).toBe(404)
  })
})
