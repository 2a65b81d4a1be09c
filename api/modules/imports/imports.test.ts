import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const list = `First Name,Last Name,Phone,Email,City,Interest
Ann,Lake,(512) 555-0101,ann@example.com,Austin,Darts
Bob,Lake,512-555-0101,,Austin,darts
Cleo,,,cleo@example.com,Dallas,Snooker
Dan,Hill,,,Houston,
`

describe('an import', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
  })

  const customers = () =>
    world.prisma.customer.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

  it('is read, planned and written', async () => {
    const { bring, read, run } = importing(world, business)
    const id = await bring(list)
    const planned = await read(id)
    expect(planned).toMatchObject({ state: 'READY', rowCount: 4, counts: { new: 3, matched: 0, refused: 1 } })
    expect(planned.rows.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { line: 2, state: 'NEW' },
      { line: 3, state: 'NEW' },
      { line: 4, state: 'NEW' },
      { line: 5, state: 'REFUSED', problems: ['No phone number and no email address.'] },
    ])
    const done = await run('start', id)
    expect(done).toMatchObject({ state: 'DONE', counts: { new: 0, added: 3, refused: 1 } })
    expect(await customers()).toMatchObject([
      {
        name: 'Ann Lake',
        phoneNumber: '5125550101',
        email: 'ann@example.com',
        city: 'Austin',
        status: 'UNSOLD',
      },
      { name: 'Bob Lake', phoneNumber: '5125550101', email: null },
      { name: 'Cleo', lastName: '', phoneNumber: '', email: 'cleo@example.com', interest: 'Snooker' },
    ])
  })

  it('fills the empty fields of customers who are known, and is reverted', async () => {
    const { bring, read, run } = importing(world, business)
    const ann = await business.customer({
      firstName: 'Ann',
      lastName: 'Lake',
      phoneNumber: '5125550101',
      email: null,
      city: 'Waco',
    })
    const before = await customers()
    const id = await bring(list)
    expect(await read(id)).toMatchObject({ counts: { new: 2, matched: 1, refused: 1 } })
    expect(await run('start', id)).toMatchObject({ state: 'DONE', counts: { added: 2, filled: 1 } })
    expect((await customers())[0]).toMatchObject({ id: ann.id, email: 'ann@example.com', city: 'Waco' })
    expect(await run('revert', id)).toMatchObject({ state: 'REVERTED', counts: { reverted: 3, kept: 0 } })
    const plain = (rows: typeof before) => rows.map(({ updatedAt: _at, ...row }) => row)
    expect(plain(await customers())).toEqual(plain(before))
  })

  it('ends in a sentence where Cuecard itself fails, and can be read anew', async () => {
    const { bring, map, finish, read } = importing(world, business)
    const id = await bring(list)
    const failing = { state: 'READING', settings: { matches: 'NONE' } } as const
    await world.prisma.import.updateMany({ where: { businessId: business.id }, data: failing })
    await finish(id)
    expect(await read(id)).toMatchObject({
      state: 'FAILED',
      problem: 'Something went wrong while this file was read. Save it in another format and try again.',
    })
    await world.prisma.import.updateMany({ where: { businessId: business.id }, data: { settings: {} } })
    await map(id, { reading: {} })
    expect(await read(id)).toMatchObject({ state: 'READY', problem: null, counts: { new: 3 } })
  })

  it('brings each person once, however often a file is imported', async () => {
    const { bring, run } = importing(world, business)
    await run('start', await bring(list))
    expect(await run('start', await bring(list))).toMatchObject({ counts: { added: 0, skipped: 3 } })
    expect(await customers()).toHaveLength(3)
  })

  it('takes words that every object of JavaScript has', async () => {
    const { bring, read, run } = importing(world, business)
    const words = ['constructor', '__proto__', 'toString']
    const rows = words.map((word, i) => `Ann,Berg${i},512555010${i},${word},${word}`)
    const id = await bring(['First Name,Last Name,Phone,Interest,Status', ...rows].join('\n'))
    expect((await read(id)).interests.map(({ label }: { label: string }) => label)).toEqual(words)
    expect(await run('start', id)).toMatchObject({ state: 'DONE', counts: { added: 3 } })
    expect((await customers()).map(({ interest }) => interest)).toEqual(words)
  })

  it('keeps customers whom somebody has worked on since, and says why', async () => {
    const { bring, run } = importing(world, business)
    const id = await bring(list)
    await run('start', id)
    const [ann] = await customers()
    await world.prisma.activity.create({
      data: {
        businessId: business.id,
        customerId: ann?.id ?? 0,
        type: 'NOTE',
        description: 'Likes darts',
        performedBy: 'Joe',
        createdAt: world.clock.now(),
      },
    })
    const reverted = await run('revert', id)
    expect(reverted).toMatchObject({ state: 'REVERTED', counts: { reverted: 2, kept: 1 } })
    expect(reverted.rows.edges[0].node).toMatchObject({
      state: 'KEPT',
      problems: ['Kept: Joe added a note.'],
    })
    expect(await customers()).toMatchObject([{ name: 'Ann Lake' }])
  })

  it('reads dates as the one record of the file that tells has them', async () => {
    const { bring, run } = importing(world, business)
    const rows = Array.from({ length: 600 }, (_, i) => `Ann,Berg${i},${5_125_550_000 + i},3/4/2024`)
    await run(
      'start',
      await bring(
        ['First Name,Last Name,Phone,Created', ...rows, 'Bob,Hill,5125560000,25/4/2024'].join('\n'),
      ),
    )
    const [first] = await customers()
    expect(first?.createdAt.toISOString().slice(0, 10)).toBe('2024-04-03')
  })
})
