import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('interest options by REST', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness
  let token: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })

  beforeEach(async () => {
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
  })

  const send = (method: string, path: string, body?: unknown) =>
    server.send(method, `/api${path}`, { token, ...(body !== undefined && { body }) })
  const add = async (label: string) => (await send('POST', '/interest-options', { label })).body

  it('are added, renamed and deleted; the value follows from the label', async () => {
    const made = await send('POST', '/interest-options', { value: 'anything', label: 'Pool Tables' })
    const option = { id: expect.any(String), value: 'pool_tables', label: 'Pool Tables', sortOrder: 0 }
    expect([made.status, made.body]).toEqual([201, option])
    const path = `/interest-options/${made.body.id}`
    const renamed = await send('PUT', path, { label: 'Pool', value: 'pool_tables' })
    expect([renamed.status, renamed.body]).toEqual([200, { ...option, value: 'pool', label: 'Pool' }])
    expect((await send('GET', '/settings/interests')).body).toEqual([renamed.body])
    const gone = await send('DELETE', path)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    const again = await send('DELETE', path)
    expect([again.status, again.body]).toEqual([
      404,
      { message: 'Interest option not found', code: 'NOT_FOUND' },
    ])
  })

  it('refuse a blank label and one that is there', async () => {
    await add('Darts')
    const blank = await send('POST', '/interest-options', { value: '', label: ' ' })
    expect([blank.status, blank.body.errors]).toEqual([400, { label: ['Label is required'] }])
    const twice = await send('POST', '/interest-options', { label: 'DARTS' })
    expect([twice.status, twice.body.message]).toEqual([409, 'This interest option already exists.'])
  })

  it('are put in the order of their places, whatever order they are sent in', async () => {
    const [darts, pool, chalk] = [await add('Darts'), await add('Pool'), await add('Chalk')]
    const places = (...options: { id: string }[]) => ({
      items: options.map((option, sortOrder) => ({ ...option, sortOrder })),
    })
    const { items } = places(chalk, darts, pool)
    const { status, body } = await send('PUT', '/interest-options/reorder', { items: items.toReversed() })
    expect([status, body]).toEqual([200, items])
    expect((await send('GET', '/interest-options')).body).toEqual(items)
    const bare = await send('PUT', '/interest-options/reorder', { items: [{ id: pool.id }] })
    expect(bare.body.map(({ label }: { label: string }) => label)).toEqual(['Pool', 'Chalk', 'Darts'])
  })

  it('are not put in an order with one that is unknown, or by what is no list', async () => {
    await add('Darts')
    const unknown = await send('PUT', '/interest-options/reorder', {
      items: [{ id: 'nobody', sortOrder: 0 }],
    })
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { message: 'Interest option not found', code: 'NOT_FOUND' },
    ])
    for (const body of [{}, { items: 'all' }, { items: [{}] }]) {
      expect((await send('PUT', '/interest-options/reorder', body)).status).toBe(400)
    }
  })
})
