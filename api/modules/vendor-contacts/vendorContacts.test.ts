import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Prisma } from '#api/generated/client.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { vendorOf } from '#api/testing/harness/records/vendors.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const fields = `company salesRep phoneNumber webAddress notes accessLevel assignedTo { fullName } assignedToName
  createdByName createdAt updatedAt canEdit canDelete`
const create = `mutation ($input: CreateVendorContactInput!) { createVendorContact(input: $input) {
  vendorContact { id databaseId ${fields} } business { name } } }`
const update = `mutation ($input: UpdateVendorContactInput!) { updateVendorContact(input: $input) {
  vendorContact { ${fields} } business { name } } }`
const remove = `mutation ($id: ID!) { deleteVendorContact(input: { id: $id }) {
  deletedVendorContactId business { name } } }`
const list = `query ($search: String) { viewer { business { vendorContacts(search: $search) {
  edges { node { company } } } } } }`

const words = 'Please fill in company, sales rep, and phone number'

let world: World
let business: TestBusiness

beforeAll(async () => {
  world = openWorld(await freshDatabase())
})
beforeEach(async () => {
  business = await world.business()
})

const page = (data: Partial<Prisma.VendorContactUncheckedCreateInput> = {}) => vendorOf(world, business, data)
const found = async (search: string | null, person = business.admin) => {
  const { viewer } = await person.actor.ok(list, { search })
  const { edges } = viewer.business.vendorContacts
  return edges.map(({ node }: { node: { company: string } }) => node.company) as string[]
}
const acme = { company: ' Acme ', salesRep: 'Rae Lind', phoneNumber: '(518) 555-0121 x4' }

describe('a vendor contact', () => {
  it('is added for all, with nobody to look after it, unless said otherwise', async () => {
    const { createVendorContact } = await business.employee.actor.ok(create, { input: acme })
    expect(createVendorContact).toEqual({
      vendorContact: {
        id: expect.any(String),
        databaseId: expect.any(Number),
        ...acme,
        company: 'Acme',
        webAddress: null,
        notes: null,
        accessLevel: 'ALL',
        assignedTo: null,
        assignedToName: null,
        createdByName: 'Emma Tester',
        createdAt: '2026-06-10T16:00:00.000Z',
        updatedAt: '2026-06-10T16:00:00.000Z',
        canEdit: true,
        canDelete: true,
      },
      business: { name: 'A shop' },
    })
  })

  it.each([
    ['company', { ...acme, company: ' \t ' }],
    ['salesRep', { ...acme, salesRep: '' }],
    ['phoneNumber', { ...acme, phoneNumber: '\n' }],
  ])('needs its %s, in the words of the screen', async (field, input) => {
    const { code, message, fields: wrong } = await business.admin.actor.fails(create, { input })
    expect([code, message, wrong]).toEqual(['BAD_INPUT', words, { [field]: [words] }])
    const { id } = await page()
    const blank = { id: globalId('VendorContact', id), [field]: '' }
    expect((await business.admin.actor.fails(update, { input: blank })).fields).toEqual({ [field]: [words] })
  })

  it('says once what several fields lack', async () => {
    const input = { company: '', salesRep: '', phoneNumber: '' }
    expect((await business.admin.actor.fails(create, { input })).message).toBe(words)
  })

  it.each([
    ['company', 120],
    ['salesRep', 160],
    ['phoneNumber', 40],
    ['webAddress', 300],
    ['notes', 5000],
  ])('has a %s of at most %i characters', async (field, most) => {
    const input = { ...acme, [field]: 'x'.repeat(most) }
    await business.admin.actor.ok(create, { input })
    const { fields: wrong } = await business.admin.actor.fails(create, {
      input: { ...input, [field]: 'x'.repeat(most + 1) },
    })
    expect(Object.keys(wrong ?? {})).toEqual([field])
  })

  it('changes in the fields that are given, and keeps who wrote it', async () => {
    const { id } = await page({ notes: 'By the case', webAddress: 'https://empire.example' })
    world.clock.set('2026-06-11T10:00:00.000Z')
    const input = { id: globalId('VendorContact', id), salesRep: 'Bo', notes: null }
    const { updateVendorContact } = await business.employee.actor.ok(update, { input })
    world.clock.set('2026-06-10T16:00:00.000Z')
    expect(updateVendorContact.vendorContact).toMatchObject({
      company: 'Empire Cue Supply',
      salesRep: 'Bo',
      notes: null,
      webAddress: 'https://empire.example',
      createdByName: 'Ada Tester',
      createdAt: '2026-06-10T16:00:00.000Z',
      updatedAt: '2026-06-11T10:00:00.000Z',
    })
  })

  it('is looked after by an active member, by number or name, and stays with one who has left', async () => {
    const as = (assignedTo: unknown) => ({ input: { ...acme, assignedTo } })
    const made = async (assignedTo: unknown) =>
      (await business.admin.actor.ok(create, as(assignedTo))).createVendorContact.vendorContact
    const emma = { assignedTo: { fullName: 'Emma Tester' }, assignedToName: 'Emma Tester' }
    expect(await made({ userId: globalId('User', business.employee.id) })).toMatchObject(emma)
    const { id } = await made({ fullName: 'emma tester' })
    const wrong = async (assignedTo: unknown) => {
      const { code, fields: names } = await business.admin.actor.fails(create, as(assignedTo))
      return [code, names]
    }
    await world.prisma.user.updateMany({ where: { id: business.employee.id }, data: { isActive: false } })
    expect(await wrong({ fullName: 'Emma Tester' })).toEqual([
      'BAD_INPUT',
      { assignedTo: ['No active team member has this name'] },
    ])
    expect(await wrong({ userId: globalId('User', business.employee.id) })).toEqual([
      'BAD_INPUT',
      { assignedTo: ['The assignee must be an active member of the team'] },
    ])
    const stranger = (await world.business()).admin.id
    expect(await wrong({ userId: globalId('User', stranger) })).toEqual(['NOT_FOUND', undefined])
    for (const assignedTo of [
      { fullName: 'Emma Tester' },
      { userId: globalId('User', business.employee.id) },
    ]) {
      const { updateVendorContact } = await business.admin.actor.ok(update, { input: { id, assignedTo } })
      expect(updateVendorContact.vendorContact).toMatchObject(emma)
    }
    const { updateVendorContact } = await business.admin.actor.ok(update, { input: { id, assignedTo: null } })
    expect(updateVendorContact.vendorContact).toMatchObject({ assignedTo: null, assignedToName: null })
  })

  it('is deleted once, also by twenty at a time', async () => {
    const id = globalId('VendorContact', (await page()).id)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => business.employee.actor.run(remove, { id })),
    )
    const done = outcomes.filter(({ failures }) => failures.length === 0)
    expect(done.map(({ data }) => data?.deleteVendorContact)).toEqual([
      { deletedVendorContactId: id, business: { name: 'A shop' } },
    ])
    const codes = outcomes.flatMap(({ failures }) =>
      failures.map(({ code, message }) => `${code} ${message}`),
    )
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND Vendor contact not found']))
    expect(await found(null)).toEqual([])
  })
})

describe('the book of vendors', () => {
  it('stands by company as people sort names, then by age', async () => {
    const [older] = [await page({ company: 'ash', salesRep: 'Older' }), await page({ company: 'ash' })]
    for (const company of ['Zebra', 'Äsh', 'beech', 'Ash']) await page({ company })
    expect(await found(null)).toEqual(['ash', 'ash', 'Ash', 'Äsh', 'beech', 'Zebra'])
    const first = `{ viewer { business { vendorContacts(first: 1) { edges { node { databaseId } } } } } }`
    const { viewer } = await business.admin.actor.ok(first)
    expect(viewer.business.vendorContacts.edges).toEqual([{ node: { databaseId: older?.id } }])
  })

  it.each([
    ['mpire CU', ['Empire Cue Supply']],
    ['REED', ['Empire Cue Supply']],
    ['reed empire', ['Empire Cue Supply']],
    ['  (518) 555', ['Empire Cue Supply']],
    ['555-0121', ['Empire Cue Supply']],
    ['5185550121', ['Empire Cue Supply']],
    ['518.555', ['Empire Cue Supply']],
    ['360-5', ['360-500 Signs']],
    ['émile', ['Oak & Émile']],
    ['%', ['100% Felt']],
    ['_', []],
    ['\\', []],
    ['0121 nobody', []],
    ['12', ['Empire Cue Supply']],
    ['', ['100% Felt', '360-500 Signs', 'Empire Cue Supply', 'Oak & Émile']],
    [' \0 ', ['100% Felt', '360-500 Signs', 'Empire Cue Supply', 'Oak & Émile']],
    ['chalk', []],
  ])('is searched for %j', async (search, expected) => {
    const bo = { salesRep: 'Bo', phoneNumber: '7165550' }
    await page({ notes: 'Chalk by the case' })
    await page({ company: '360-500 Signs', ...bo })
    await page({ company: '100% Felt', ...bo })
    await page({ company: 'Oak & Émile', ...bo })
    expect(await found(search)).toEqual(expected)
  })

  it.each(['５８５-５５５-０１７７', '٥٨٥ ٥٥٥ ٠١٧٧', '۵۸۵.۵۵۵.۰۱۷۷'])(
    'finds %j by its digits',
    async (phoneNumber) => {
      await page({ company: 'Cues Abroad', phoneNumber })
      for (const search of ['5855550177', '(585) 555-0177', phoneNumber])
        expect(await found(search)).toEqual(['Cues Abroad'])
    },
  )
})
