import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { duplicatesSql } from '#api/modules/customers/duplicates.ts'
import { type BusinessScene, setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const ask = `query ($phoneNumber: String, $email: String, $name: String, $exceptId: ID) {
  viewer { business { likelyDuplicates(
    phoneNumber: $phoneNumber, email: $email, name: $name, exceptId: $exceptId
  ) { databaseId name } } } }`

let pool: BusinessScene['pool']
let world: World
let business: TestBusiness

setUpBusiness((scene) => {
  ;({ pool, world, business } = scene)
})

async function found(typed: Record<string, unknown>, by = business): Promise<number[]> {
  const { viewer } = await by.employee.actor.ok(ask, typed)
  return viewer.business.likelyDuplicates.map(({ databaseId }: { databaseId: number }) => databaseId)
}

const maria = { firstName: 'Maria', lastName: 'Ortiz', phoneNumber: '5550102030', email: 'Maria@Example.com' }

describe('likely duplicates', () => {
  it.each([
    ['the same digits', { phoneNumber: '(555)010-2030' }],
    ['the same email in any case', { email: ' maria@example.COM ' }],
    ['the same full name in any case', { name: '  MARIA   ortiz ' }],
    ['one of them', { phoneNumber: '5559999999', email: 'other@example.com', name: 'maria ortiz' }],
    ['all of them, once', { phoneNumber: '5550102030', email: 'maria@example.com', name: 'Maria Ortiz' }],
  ])('have %s', async (_what, typed) => {
    const { id } = await business.customer(maria)
    await business.customer({ firstName: 'Sam', lastName: 'Ortiz', phoneNumber: '5550102031' })
    expect(await found(typed)).toEqual([id])
  })

  it.each(['John Smith, Jr.', 'john smith jr', 'JOHN SMITH, JR', 'John. Smith Jr..', 'John Smith Jr'])(
    'are found by %s, whatever punctuation is in the names',
    async (name) => {
      const { id } = await business.customer({ firstName: 'John', lastName: 'Smith Jr.' })
      const other = await business.customer({ firstName: 'John', lastName: 'Smith, Jr' })
      expect(await found({ name })).toEqual([other.id, id])
    },
  )

  it.each([
    ['nothing', {}],
    ['nothing but blanks', { phoneNumber: ' ', email: ' ', name: ' ' }],
    ['six digits', { phoneNumber: '555010' }],
    ['a part of the digits', { phoneNumber: '5550102' }],
    ['eleven digits', { phoneNumber: '55501020301' }],
    ['a part of the email', { email: 'maria@example.co' }],
    ['the first name alone', { name: 'Maria' }],
    ['a pattern', { name: 'Maria %', email: '%' }],
    ['half a letter', { name: 'Maria\0 \ud800', email: '\ud800' }],
    ['a megabyte', { phoneNumber: '5'.repeat(1e6), email: 'x'.repeat(1e6), name: 'x'.repeat(1e6) }],
  ])('are none by %s', async (_what, typed) => {
    await business.customer(maria)
    expect(await found(typed)).toEqual([])
  })

  it.each([
    ['Ümit ÇELİK', 'ümit çelik'],
    ['İpek Şahin', 'İPEK ŞAHİN'],
    ['Conor O’Neill', "conor o'neill"],
    ['José Muñoz', 'José Muñoz'.normalize('NFD')],
    ['Anne‑Marie Groß', 'ANNE-MARIE GROSS'],
    ['Zoë\u200b Łukasz', 'Zoe\u00a0Lukasz'],
  ])('take %j and %j for one name', async (stored, name) => {
    const [firstName = '', lastName = ''] = stored.split(' ')
    const { id } = await business.customer({ firstName, lastName })
    expect(await found({ name })).toEqual([id])
  })

  it('take addresses with other accents for others', async () => {
    await business.customer({ email: 'zoë@example.org' })
    expect(await found({ email: 'zoe@example.org' })).toEqual([])
    expect(await found({ email: 'zoë@example.org\u200b'.normalize('NFD') })).toHaveLength(1)
  })

  it('are at most three, the surest first, then the newest', async () => {
    const names = await Promise.all(
      [1, 2, 3, 4].map(() => business.customer({ ...maria, phoneNumber: '5550000001' })),
    )
    const byEmail = await business.customer({ email: 'MARIA@example.com', phoneNumber: '5550000002' })
    const byPhone = await business.customer({ phoneNumber: '5550102030' })
    const typed = { phoneNumber: '5550102030', email: 'x@example.com', name: 'Maria Ortiz' }
    const newest = Math.max(...names.map(({ id }) => id))
    const list = await found(typed)
    expect(list).toHaveLength(3)
    expect(list.slice(0, 2)).toEqual([byPhone.id, newest])
    expect((await found({ ...typed, email: 'maria@example.com' })).slice(0, 1)).toEqual([byPhone.id])
    expect(await found({ email: 'maria@example.com', phoneNumber: '5550000002' })).toContain(byEmail.id)
  })

  it('begin with who shares the most', async () => {
    const { id } = await business.customer(maria)
    const byPhone = await business.customer({ phoneNumber: maria.phoneNumber })
    const typed = { phoneNumber: maria.phoneNumber, email: maria.email }
    expect(await found(typed)).toEqual([id, byPhone.id])
  })

  it('are not the customer who is being edited', async () => {
    const own = await business.customer(maria)
    const other = await business.customer(maria)
    const exceptId = globalId('Customer', own.id)
    expect(await found({ name: 'Maria Ortiz', exceptId })).toEqual([other.id])
    expect((await found({ name: 'Maria Ortiz', exceptId: 'nonsense' })).sort()).toEqual([own.id, other.id])
  })

  it('are never those of a neighbour', async () => {
    await business.customer(maria)
    const neighbour = await world.business()
    expect(
      await found({ phoneNumber: maria.phoneNumber, email: maria.email, name: 'Maria Ortiz' }, neighbour),
    ).toEqual([])
  })

  it('cost a few rows of an index, however many customers there are and look the same', async () => {
    await pool.query(
      `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", email, interest)
       select $1, 'Maria', 'Ortiz', 'Maria Ortiz', '5550102030', 'maria@example.com', 'Darts' from generate_series(1, 10000)`,
      [business.id],
    )
    await pool.query(
      `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", email, interest)
       select $1, 'No', 'Body' || n, 'No Body' || n, 1000000 + n, n || '@example.com', 'Darts' from generate_series(1, 10000) n`,
      [business.id],
    )
    await pool.query('vacuum analyze "Customer"')
    for (const typed of [
      ['5550102030', 'maria@example.com', 'maria ortiz'],
      ['1000007', '9@example.com', 'no body11'],
      ['5559999999', 'nobody@example.com', 'no body'],
    ]) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${duplicatesSql}`, [
        business.id,
        ...typed,
        0,
      ])
      const [{ Plan }] = rows[0]['QUERY PLAN']
      expect(JSON.stringify(Plan)).not.toContain('Seq Scan')
      expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(40)
    }
    expect(await found({ name: 'maria ortiz' })).toHaveLength(3)
  })
})
