import { describe, expect, it } from 'vitest'
import { restRecords } from '#api/rest/testing/restRecords.ts'
import { type Sent, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'

const { world, business, server, token } = await serveBusiness('ADMIN')

await restRecords(world, business)

const send = (method: string, path: string, sent: Sent = {}) => server.send(method, path, { token, ...sent })

async function readCustomer() {
  const { id } = await business.customer()
  const path = `/api/customers/${id}`
  const { headers } = await send('GET', path)
  return { id, path, etag: headers.get('etag') ?? '' }
}

const put = (path: string, city: string, ifMatch: string) =>
  send('PUT', path, { body: { city }, headers: { 'if-match': ifMatch } })

describe('the entity tag of a record', () => {
  it('answers 304 until the record changes', async () => {
    const { path, etag } = await readCustomer()
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    const headers = { 'if-none-match': `"other", W/${etag}` }
    const same = await send('GET', path, { headers })
    expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, '', etag])
    await send('PUT', path, { body: { city: 'Akron' } })
    const changed = await send('GET', path, { headers })
    expect([changed.status, changed.body.city]).toEqual([200, 'Akron'])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('is the same on the answer of a change as on the next read', async () => {
    const { path } = await readCustomer()
    const changed = await send('PUT', path, { body: { city: 'Akron' } })
    expect(changed.headers.get('etag')).toBe((await send('GET', path)).headers.get('etag'))
  })

  it('is absent from lists and from answers that are no record', async () => {
    expect((await send('GET', '/api/customers')).headers.get('etag')).toBeNull()
    expect((await send('GET', '/api/dashboard/stats')).headers.get('etag')).toBeNull()
  })

  const lists = table.flatMap(({ path, record, answer }) =>
    record
      ? table.filter((each) => each.list && each.answer === answer).map((each) => [each.path, path])
      : [],
  )

  it.each(lists)('stands in %s as the header of %s has it, with updatedAt', async (list, path) => {
    const { body } = await send('GET', `${list}?limit=3`)
    const whole = await send('GET', list)
    expect(whole.body.slice(0, body.length)).toEqual(body)
    for (const { etag, ...record } of body) {
      const one = await send('GET', path?.replace(':id', record.id) ?? '')
      expect([one.headers.get('etag'), one.body]).toEqual([etag, record])
      expect(one.body.updatedAt).toMatch(/Z$/)
      const [chosen] = (await send('GET', `${list}?limit=1&fields=etag,id`)).body
      expect(Object.keys(chosen)).toEqual(['etag', 'id'])
    }
  })

  it('The entity tag of a record in a list is a condition for a change, and is over after one, also of what is embedded', async () => {
    const contact = await business.contact({ customerId: (await business.customer()).id })
    const listed = async () =>
      (await send('GET', '/api/contacts')).body.find(({ id }: { id: number }) => id === contact.id)
    const { etag, customerId } = await listed()
    await send('PUT', `/api/customers/${customerId}`, { body: { lastName: 'Other' } })
    const remove = (ifMatch: string) =>
      send('DELETE', `/api/contacts/${contact.id}`, { headers: { 'if-match': ifMatch } })
    expect((await remove(etag)).status).toBe(412)
    expect((await remove((await listed()).etag)).status).toBe(200)
  })
})

describe('If-Match', () => {
  it('lets a change of the version that was read through', async () => {
    const { path, etag } = await readCustomer()
    const changed = await put(path, 'Akron', etag)
    expect([changed.status, changed.body.city]).toEqual([200, 'Akron'])
    expect((await put(path, 'Dover', changed.headers.get('etag') ?? '')).status).toBe(200)
    expect((await put(path, 'Erie', '*')).status).toBe(200)
  })

  const spellings: [string, (etag: string) => string, number][] = [
    ['a list', (etag) => `"a", ${etag}`, 200],
    ['a list without blanks', (etag) => `"a",W/"b",${etag},"c"`, 200],
    ['a list with a tag that has a comma', (etag) => `"a,b", ${etag}`, 200],
    ['a weak tag, as of a proxy that compresses', (etag) => `W/${etag}`, 200],
    ['the tag of Apache', (etag) => etag.replace(/"$/, '-gzip"'), 200],
    ['the weak tag of Apache with brotli', (etag) => `W/${etag.replace(/"$/, '-br"')}`, 200],
    ['a list of others', () => '"a", "b"', 412],
    ['a star among others', () => '"a", *', 412],
    ['a star in quotation marks', () => '"*"', 412],
    ['a tag without quotation marks', (etag) => etag.slice(1, -1), 412],
    ['another ending', (etag) => etag.replace(/"$/, '-x"'), 412],
    ['nothing', () => '', 412],
  ]

  it.each(spellings)('takes %s', async (_what, spell, expected) => {
    const { path, etag } = await readCustomer()
    expect((await put(path, 'Akron', spell(etag))).status).toBe(expected)
  })

  it('refuses the change and the deletion of another version with 412', async () => {
    const { id, path, etag } = await readCustomer()
    await send('PUT', path, { body: { city: 'Akron' } })
    const changed = await put(path, 'Dover', etag)
    expect([changed.status, changed.body.message]).toEqual([
      412,
      'This was changed since you read it. Please read it again.',
    ])
    expect((await send('DELETE', path, { headers: { 'if-match': etag } })).status).toBe(412)
    const row = await world.prisma.customer.findFirst({ where: { id, businessId: business.id } })
    expect(row?.city).toBe('Akron')
  })

  it.each([1, 2, 3, 4, 5])('lets one of ten simultaneous changes through (round %i)', async () => {
    const { path, etag } = await readCustomer()
    const cities = Array.from({ length: 10 }, (_, i) => `City ${i}`)
    const answers = await Promise.all(cities.map((city) => put(path, city, etag)))
    const done = answers.filter(({ status }) => status === 200)
    expect([done.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 9])
    expect((await send('GET', path)).body.city).toBe(done[0]?.body.city)
  })

  it('protects vendor contacts, and is answered with 404 for a record that the caller may not see', async () => {
    const { id } = await vendorOf(world, business)
    const path = `/api/vendor-contacts/${id}`
    const { headers } = await send('GET', path)
    const ifMatch = { 'if-match': headers.get('etag') ?? '' }
    await send('PUT', path, { body: { accessLevel: 'admin' } })
    const body = { company: 'Felt & Co' }
    expect((await send('PUT', path, { body, headers: ifMatch })).status).toBe(412)
    const asEmployee = await tokenFor(world, business, 'EMPLOYEE')
    expect((await send('PUT', path, { body, headers: ifMatch, token: asEmployee })).status).toBe(404)
  })

  it('works together with a key: the stored answer comes before the precondition', async () => {
    const { path, etag } = await readCustomer()
    const headers = { 'if-match': etag, 'idempotency-key': 'both' }
    const first = await send('PUT', path, { body: { city: 'Akron' }, headers })
    const second = await send('PUT', path, { body: { city: 'Akron' }, headers })
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([
      200,
      200,
      'true',
    ])
  })

  it('is refused where no record is read', async () => {
    const headers = { 'if-match': '*' }
    const { status, body } = await send('PUT', '/api/business', { body: { name: 'X' }, headers })
    expect([status, body.message]).toEqual([400, 'This path takes no If-Match.'])
  })
})
