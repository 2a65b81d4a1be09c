import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { read, setUpTimeline, type TimelineScene, told } from '#api/modules/timeline/testing/timeline.ts'

describe('the timeline of a customer', () => {
  let world: TimelineScene['world']
  let business: TimelineScene['business']
  let customer: number
  const { page, listed, note, appointment, followUp, text, contact, everyKind } = setUpTimeline((scene) => {
    ;({ world, business, customer } = scene)
  })

  afterEach(() => vi.restoreAllMocks())

  const behind = [
    '06-08T15:00 Off',
    '06-07T15:00 Thanked',
    '06-06T15:00 Skipped',
    '06-04T15:00 Done call',
    '06-03T16:00 At 3, please',
    '06-03T15:00 See you tomorrow',
    '06-02T15:00 Likes slate',
    '05-20T15:00 Levelled',
  ]

  it('tells what lies ahead, soonest first, and what is behind, newest first', async () => {
    await everyKind()
    expect(await listed('UPCOMING')).toEqual([
      '06-01T15:00 Late call',
      '06-11T15:00 Call about cues',
      '06-12T13:00 New felt',
      '06-13T13:00 Check in',
    ])
    expect(await listed('PAST')).toEqual(behind)
  })

  it('tells everything at once, newest first', async () => {
    await everyKind()
    expect(await listed('ALL')).toEqual([
      '06-13T13:00 Check in',
      '06-12T13:00 New felt',
      '06-11T15:00 Call about cues',
      ...behind.slice(0, 7),
      '06-01T15:00 Late call',
      '05-20T15:00 Levelled',
    ])
  })

  it.each(['ALL', 'PAST', 'UPCOMING'] as const)('pages %s over moments that are equal', async (part) => {
    const at = '2026-06-01T15:00:00Z'
    for (let count = 0; count < 4; count += 1) {
      await contact(`Open ${count}`, at)
      await contact(`Done ${count}`, at, at)
      await note(`Note ${count}`, at)
      await text(`Text ${count}`, at)
      await appointment({ description: `Visit ${count}`, startsAt: at })
      await followUp(`Step ${count}`, { scheduledDate: at })
    }
    const whole = (await page(part, { first: 100 })).edges.map(told)
    expect(whole).toHaveLength({ ALL: 24, PAST: 12, UPCOMING: 12 }[part])
    expect(new Set(whole).size).toBe(whole.length)
    const pages: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const { edges, pageInfo } = await page(part, { first: 3, ...(after ? { after } : {}) })
      pages.push(...edges.map(told))
      more = pageInfo.hasNextPage
      after = pageInfo.endCursor
    }
    expect(pages).toEqual(whole)
  })

  it('tells nothing twice: lines about an entry are left out, a deleted one stays told', async () => {
    const { actor } = business.employee
    const input = { customerId: globalId('Customer', customer), scheduledDate: '2026-06-11T15:00:00Z' }
    const schedule = `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { id } } }`
    const { scheduleContact } = await actor.ok(schedule, { input: { ...input, notes: 'Call about cues' } })
    await note('Text sent', '2026-06-02T15:00:00Z', { subject: 'SmsMessage:1' })
    await note('By hand', '2026-06-02T15:00:00Z', { type: 'CONTACT' })
    expect(await listed('ALL')).toEqual(['06-11T15:00 Call about cues', '06-02T15:00 By hand'])
    const remove = `mutation ($input: DeleteContactInput!) { deleteContact(input: $input) { deletedContactId } }`
    await actor.ok(remove, { input: { id: scheduleContact.contact.id } })
    expect(await listed('ALL')).toEqual([
      '06-10T16:00 Contact scheduled for Jun 11, 2026, 11:00 AM',
      '06-02T15:00 By hand',
    ])
  })

  it('leaves out what was called off', async () => {
    await followUp('Of another plan', { state: 'CANCELLED' })
    const { id } = await text('Never sent', '2026-06-02T15:00:00Z', { state: 'CANCELLED' })
    await note('Text failed', '2026-06-02T15:00:00Z', { subject: `SmsMessage:${id}` })
    expect(await listed('ALL')).toEqual([])
  })

  it('asks as many statements for a hundred entries as for a few', async () => {
    const statements = async () => {
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      expect((await page('ALL', { first: 100 })).edges.length).toBeGreaterThan(0)
      const count = spy.mock.calls.length
      spy.mockRestore()
      return count
    }
    await everyKind()
    const few = await statements()
    for (let count = 0; count < 8; count += 1) await everyKind()
    expect(await statements()).toBe(few)
  })

  it('refuses a cursor of another list and a page too large', async () => {
    const ask = (args: object) => business.employee.actor.fails(read, { customer, part: 'ALL', ...args })
    const wrong = Buffer.from(JSON.stringify([1])).toString('base64url')
    expect(await ask({ after: wrong })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { after: expect.any(Array) },
    })
    expect(await ask({ first: 101 })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { first: expect.any(Array) },
    })
  })

  it("holds nothing of another customer's, nor of another business's", async () => {
    const other = await business.customer({ firstName: 'Otto' })
    await everyKind()
    expect((await page('ALL', {}, other.id)).edges).toEqual([])
    const neighbour = await world.business()
    const data = await neighbour.admin.actor.ok(read, { customer, part: 'ALL' })
    expect(data.viewer.business.customer).toBeNull()
  })
})
