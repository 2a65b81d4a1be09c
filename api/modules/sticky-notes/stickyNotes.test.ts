import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore, restoring, trashOf } from '#api/modules/trash/testing/trash.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id databaseId title content color position createdAt updatedAt
  sharedWith { fullName } canEdit canShare canDelete`
const first = 'viewer { stickyNotes(first: 6) { edges { node { id } } } }'
const create = `mutation ($input: CreateStickyNoteInput!) {
  createStickyNote(input: $input) { stickyNote { ${fields} } ${first} } }`
const update = `mutation ($input: UpdateStickyNoteInput!) {
  updateStickyNote(input: $input) { stickyNote { ${fields} } } }`
const remove = `mutation ($input: DeleteStickyNoteInput!) {
  deleteStickyNote(input: $input) { deletedStickyNoteId trashEntry { id } ${first} } }`
const read = `query ($id: ID!) { node(id: $id) { ... on StickyNote { ${fields} } } }`
const list = `query ($first: Int, $after: String) { viewer { stickyNotes(first: $first, after: $after) {
  edges { node { title } } pageInfo { hasNextPage endCursor } } } }`

const now = '2026-06-10T16:00:00.000Z'
const gid = (id: number) => globalId('StickyNote', id)
const twenty = Array.from({ length: 20 }, (_, i) => i)

describe('a sticky note', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  it('is written by its owner and comes first', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const input = { title: ' Chalk ', content: 'Blue\ncubes ', color: '#FEF3C7' }
    const { createStickyNote } = await business.employee.actor.ok(create, { input })
    const { stickyNote, viewer: shown } = createStickyNote
    expect(stickyNote).toMatchObject({
      title: 'Chalk',
      content: 'Blue\ncubes',
      color: '#fef3c7',
      position: 0,
      createdAt: now,
      updatedAt: now,
      sharedWith: [],
      canEdit: true,
      canShare: true,
      canDelete: true,
    })
    expect(shown.stickyNotes.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
      stickyNote.id,
      gid(note.id),
    ])
  })

  it.each([
    ...['#fef3c7', '#dbeafe', '#dcfce7', '#fce7f3', '#f3e8ff', '#fed7d7', '#e6fffa', '#fef5e7'],
    ...['#fed7aa', '#fecaca', '#bfdbfe', '#bbf7d0', '#e9d5ff', '#fbbf24'],
  ])('may be %s', async (color) => {
    const { createStickyNote } = await business.employee.actor.ok(create, {
      input: { title: 'T', content: 'C', color },
    })
    expect(createStickyNote.stickyNote.color).toBe(color)
  })

  it('is amber when no color is sent, and no other than those of the palettes', async () => {
    const note = { title: 'T', content: 'C' }
    for (const input of [note, { ...note, color: null }]) {
      const { createStickyNote } = await business.employee.actor.ok(create, { input })
      expect(createStickyNote.stickyNote.color).toBe('#fbbf24')
    }
    for (const color of ['#000000', 'yellow', '', '#fef3c7;']) {
      const { fields } = await business.employee.actor.fails(create, { input: { ...note, color } })
      expect(fields).toEqual({ color: ['Color must be one of the note colors'] })
    }
  })

  it('has a title and a content, within their bounds', async () => {
    const words = async (title: string, content: string) => {
      const { message, fields } = await business.employee.actor.fails(create, { input: { title, content } })
      return { message, fields }
    }
    const both = 'Please fill in both title and content'
    expect(await words(' ', '\n')).toEqual({ message: both, fields: { title: [both], content: [both] } })
    expect(await words('T', ' ')).toEqual({ message: both, fields: { content: [both] } })
    expect((await words('x'.repeat(121), 'x'.repeat(5001))).fields).toEqual({
      title: ['Title must be at most 120 characters'],
      content: ['Content must be at most 5,000 characters'],
    })
    const longest = { title: 'x'.repeat(120), content: 'é'.repeat(5000) }
    const { createStickyNote } = await business.employee.actor.ok(create, { input: longest })
    expect(createStickyNote.stickyNote).toMatchObject(longest)
  })

  it('An edited sticky note keeps what was not sent', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager], {
      color: '#fed7aa',
    })
    const id = gid(note.id)
    world.clock.set('2026-06-10T17:00:00.000Z')
    const changed = await business.employee.actor.ok(update, { input: { id, content: 'Done', color: null } })
    expect(changed.updateStickyNote.stickyNote).toMatchObject({
      title: 'Chalk',
      content: 'Done',
      color: '#fed7aa',
      updatedAt: '2026-06-10T17:00:00.000Z',
      sharedWith: [{ fullName: 'Max Tester' }],
    })
    const { fields } = await business.employee.actor.fails(update, { input: { id, title: ' ' } })
    expect(fields).toEqual({ title: ['Please fill in both title and content'] })
  })

  it('is listed by pages, by place and then the newest first', async () => {
    for (const title of ['one', 'two', 'three'])
      await noteOf(world, business, business.employee, [], { title })
    await noteOf(world, business, business.employee, [], { title: 'kept on top', position: -1 })
    const page = async (after?: string) => {
      const { viewer } = await business.employee.actor.ok(list, { first: 2, after })
      const { edges, pageInfo } = viewer.stickyNotes
      return { titles: edges.map(({ node }: { node: { title: string } }) => node.title), pageInfo }
    }
    const top = await page()
    expect(top.titles).toEqual(['kept on top', 'three'])
    const rest = await page(top.pageInfo.endCursor)
    expect(rest).toMatchObject({ titles: ['two', 'one'], pageInfo: { hasNextPage: false } })
  })

  describe('deleted', () => {
    const people = async () =>
      world.prisma.sharedNote.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

    it('is gone for everyone, and comes back as it was, shares included, without notifications', async () => {
      const { note } = await noteOf(world, business, business.employee, [business.manager, business.admin], {
        position: 3,
      })
      const shares = await people()
      const input = { id: gid(note.id) }
      const { deleteStickyNote } = await business.employee.actor.ok(remove, { input })
      expect(deleteStickyNote.deletedStickyNoteId).toBe(input.id)
      expect(deleteStickyNote.viewer.stickyNotes.edges).toEqual([])
      expect(await people()).toEqual([])
      expect((await business.employee.actor.fails(remove, { input })).code).toBe('NOT_FOUND')

      const { restoredId } = await restore(business.employee.actor, deleteStickyNote.trashEntry.id)
      expect(restoredId).toBe(input.id)
      const { node } = await business.employee.actor.ok(read, input)
      expect(node.sharedWith).toEqual([{ fullName: 'Max Tester' }, { fullName: 'Ada Tester' }])
      expect(await world.prisma.stickyNote.findMany({ where: { businessId: business.id } })).toEqual([
        { ...note, updatedAt: expect.any(Date) },
      ])
      expect(await people()).toEqual(shares)
      expect(await world.prisma.notification.count({ where: { businessId: business.id } })).toBe(0)
    })

    it('comes back once, however often that is asked, and keeps what was done since', async () => {
      const { note } = await noteOf(world, business, business.employee, [business.manager])
      const { deleteStickyNote } = await business.employee.actor.ok(remove, { input: { id: gid(note.id) } })
      const entry = deleteStickyNote.trashEntry.id
      await Promise.all(twenty.map(() => restore(business.employee.actor, entry)))
      expect([
        await world.prisma.stickyNote.count({ where: { id: note.id } }),
        (await people()).length,
      ]).toEqual([1, 1])
      await business.employee.actor.ok(update, { input: { id: gid(note.id), title: 'Newer' } })
      await world.prisma.sharedNote.deleteMany({ where: { businessId: business.id } })
      await restore(business.employee.actor, entry)
      const { node } = await business.employee.actor.ok(read, { id: gid(note.id) })
      expect(node).toMatchObject({ title: 'Newer', sharedWith: [] })
    })

    it('A sticky note that twenty requests delete at once is deleted once', async () => {
      const { note } = await noteOf(world, business, business.employee)
      const input = { id: gid(note.id) }
      const answers = await Promise.all(twenty.map(() => business.employee.actor.run(remove, { input })))
      const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
      expect(codes).toEqual(Array(19).fill('NOT_FOUND'))
    })

    it('comes back without those whose account is gone', async () => {
      const { note } = await noteOf(world, business, business.employee, [business.manager, business.admin])
      const { deleteStickyNote } = await business.employee.actor.ok(remove, { input: { id: gid(note.id) } })
      await world.prisma.user.delete({
        where: { businessId_id: { businessId: business.id, id: business.manager.id } },
      })
      await restore(business.employee.actor, deleteStickyNote.trashEntry.id)
      const { node } = await business.employee.actor.ok(read, { id: gid(note.id) })
      expect(node.sharedWith).toEqual([{ fullName: 'Ada Tester' }])
    })

    it('lies in the trash of its owner alone', async () => {
      const { note } = await noteOf(world, business, business.employee, [business.manager])
      const neighbour = await world.business()
      const { deleteStickyNote } = await business.employee.actor.ok(remove, { input: { id: gid(note.id) } })
      const input = { id: deleteStickyNote.trashEntry.id }
      for (const { actor } of [business.manager, business.admin, neighbour.employee]) {
        expect((await actor.fails(restoring, { input })).code).toBe('NOT_FOUND')
        expect(await trashOf(actor)).toEqual([])
      }
      expect(await trashOf(business.employee.actor)).toMatchObject([{ canRestore: true, canDelete: true }])
      expect(await world.prisma.stickyNote.count({ where: { businessId: business.id } })).toBe(0)
    })
  })
})
