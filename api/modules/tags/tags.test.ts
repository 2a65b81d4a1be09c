import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { takeOffTasks } from '#api/modules/tags/removal/takeOff.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const make =
  'mutation ($label: String!) { createTag(input: { label: $label }) { tag { id databaseId label } } }'
const update = `mutation ($input: UpdateTagInput!) { updateTag(input: $input) { tag { label color } } }`
const remove = 'mutation ($id: ID!) { deleteTag(input: { id: $id }) { deletedTagId } }'
const write = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { tags { label } updatedAt } } }`
const read = `query ($id: ID!) { node(id: $id) { ... on Customer { tags { label } } } }`

describe('tags', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
  })

  const customer = async () => globalId('Customer', (await business.customer()).id)
  const tagsOf = async (id: string) =>
    (await business.employee.actor.ok(read, { id })).node.tags.map(({ label }: { label: string }) => label)
  const by = (role: 'admin' | 'manager' | 'employee') => business[role].actor
  const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

  it.each(['vip', 'VÍP', 'Vi\u0301p', ' VIP ', '\u200bVIP'])('%j is the tag that is there', async (label) => {
    const { tag } = (await by('manager').ok(make, { label: 'VIP' })).createTag
    expect((await by('admin').ok(make, { label })).createTag.tag).toEqual(tag)
    const id = await customer()
    await by('employee').ok(write, { input: { id, tags: labelled(label) } })
    expect(await tagsOf(id)).toEqual(['VIP'])
  })

  it('are made by a manager while they write a customer, and not by an employee', async () => {
    const id = await customer()
    const { failures } = await by('employee').run(write, { input: { id, tags: labelled('New one') } })
    expect(failures).toMatchObject([
      {
        code: 'BAD_INPUT',
        fields: { tags: ['There is no tag “New one”. A manager or an admin can make it.'] },
      },
    ])
    await by('manager').ok(write, { input: { id, tags: labelled('New one', 'Regular') } })
    expect(await tagsOf(id)).toEqual(['New one', 'Regular'])
  })

  it('are put on and taken off beside what others put on', async () => {
    const id = await customer()
    await Promise.all(
      ['One', 'Two', 'Three'].map((label) =>
        by('manager').ok(write, { input: { id, addTags: labelled(label) } }),
      ),
    )
    await by('employee').ok(write, { input: { id, removeTags: labelled('two', 'none such') } })
    expect(await tagsOf(id)).toEqual(['One', 'Three'])
    await by('employee').ok(write, { input: { id, city: 'Troy' } })
    expect(await tagsOf(id)).toEqual(['One', 'Three'])
  })

  it('are ten at most, and have no comma', async () => {
    const id = await customer()
    const eleven = Array.from({ length: 11 }, (_, i) => `Tag ${i}`)
    const tooMany = await by('admin').run(write, { input: { id, tags: labelled(...eleven) } })
    expect(tooMany.failures[0]?.fields).toEqual({ tags: ['A customer can have at most 10 tags.'] })
    const comma = await by('admin').run(make, { label: 'a, b' })
    expect(comma.failures[0]?.fields).toEqual({ label: ['A tag cannot contain a comma or a semicolon'] })
    expect(await world.prisma.tag.count({ where: { businessId: business.id } })).toBe(0)
  })

  it('keep their customers under a new name, which no other has', async () => {
    const id = await customer()
    await by('manager').ok(write, { input: { id, tags: labelled('Old') } })
    const tag = await world.prisma.tag.findFirstOrThrow({ where: { businessId: business.id } })
    const input = { id: globalId('Tag', tag.id), label: 'New', color: 'GREEN' }
    expect((await by('manager').ok(update, { input })).updateTag.tag).toEqual({
      label: 'New',
      color: 'GREEN',
    })
    expect(await tagsOf(id)).toEqual(['New'])
    await by('manager').ok(make, { label: 'Other' })
    const { failures } = await by('manager').run(update, { input: { id: input.id, label: 'óther' } })
    expect(failures).toMatchObject([{ code: 'CONFLICT', fields: { label: ['This tag already exists.'] } }])
  })

  it('are made once by people who make them at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => by('admin').ok(make, { label: 'Same' })))
    expect(new Set(made.map(({ createTag }) => createTag.tag.id)).size).toBe(1)
  })

  it('are gone at once when they are deleted, and are taken off customers', async () => {
    const id = await customer()
    await by('manager').ok(write, { input: { id, tags: labelled('Gone', 'Here') } })
    const tag = await world.prisma.tag.findFirstOrThrow({ where: { businessId: business.id, label: 'Gone' } })
    await by('manager').ok(remove, { id: globalId('Tag', tag.id) })
    expect(await tagsOf(id)).toEqual(['Here'])
    const [task] = Object.values(takeOffTasks(world.services))
    const payload = { businessId: business.id, tagId: tag.id, records: 1 }
    for (const _twice of [1, 2]) await task?.(payload, new AbortController().signal)
    const rows = await world.prisma.customer.findMany({ where: { businessId: business.id } })
    expect(rows.map(({ tagIds }) => tagIds)).toEqual([[expect.not.closeTo(tag.id)]])
    expect(await world.prisma.tag.findFirst({ where: { id: tag.id } })).toBeNull()
    const { failures } = await by('manager').run(write, {
      input: { id, addTags: [{ id: globalId('Tag', tag.id) }] },
    })
    expect(failures).toMatchObject([{ code: 'NOT_FOUND' }])
  })
})
