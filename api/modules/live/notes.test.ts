import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { restore } from '#api/modules/trash/testing/trash.ts'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const act = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`
const update = act('updateStickyNote', 'UpdateStickyNoteInput')
const share = act('shareStickyNote', 'ShareStickyNoteInput')
const unshare = act('unshareStickyNote', 'UnshareStickyNoteInput')
const leave = act('removeSharedNote', 'RemoveSharedNoteInput')
const remove =
  'mutation ($input: DeleteStickyNoteInput!) { deleteStickyNote(input: $input) { trashEntry { id } } }'

/** Emma writes notes, Max can read some of them, Ada none. Each of them has an open stream. */
describe('a sticky note on open screens', () => {
  let world: World
  let server: TestServer
  let changeNotifications: ChangeNotifications
  let business: TestBusiness
  let streams: Record<'emma' | 'max' | 'ada', LiveStream>

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    changeNotifications = await receiveChanges(world, url)
    server = await serve(world)
  })
  beforeEach(async () => {
    close()
    business = await world.business()
  })
  afterAll(async () => {
    close()
    await changeNotifications.close()
  })

  const close = () => {
    for (const stream of Object.values(streams ?? {})) stream.close()
  }
  const watchAs = async (role: 'EMPLOYEE' | 'MANAGER' | 'ADMIN') => {
    const stream = await openStream(server, await tokenFor(world, business, role))
    await stream.next()
    return stream
  }
  const watching = async () => {
    await changeNotifications.settled()
    streams = { emma: await watchAs('EMPLOYEE'), max: await watchAs('MANAGER'), ada: await watchAs('ADMIN') }
  }

  /**
   * The changes of notes that each stream reports for an act. A change of a customer, which all streams report, marks
   * the end.
   */
  async function eventsOf(act: () => Promise<unknown>) {
    await act()
    await changeNotifications.settled()
    await business.customer()
    const heard: Record<string, string[]> = {}
    for (const [name, stream] of Object.entries(streams)) {
      const types = new Set<string>()
      await stream.until(({ data: { changes } }) => {
        expect(changes.mayBeIncomplete).toBe(false)
        for (const type of changes.types) types.add(type)
        return changes.types.includes('Customer')
      })
      heard[name] = [...types].filter((type) => /Note$/.test(type)).toSorted()
    }
    return heard
  }
  const actor = () => business.employee.actor
  const byOwner = { emma: ['StickyNote'], max: [], ada: [] }

  it('is told to its owner, shared or not, and to nobody it is not shared with', async () => {
    await watching()
    expect(await eventsOf(() => noteOf(world, business, business.employee))).toEqual(byOwner)
  })

  it('An edited sticky note is told to its owner and its readers', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager])
    await watching()
    const input = { id: globalId('StickyNote', note.id), title: 'Blue chalk' }
    const heard = await eventsOf(() => actor().ok(update, { input }))
    expect(heard).toMatchObject({ emma: ['StickyNote'], ada: [] })
    expect(heard.max).not.toEqual([])
  })

  it('is announced to its reader when shared and when the share ends, whichever user ends it', async () => {
    const { note } = await noteOf(world, business, business.employee)
    await watching()
    const input = { id: globalId('StickyNote', note.id), userId: globalId('User', business.manager.id) }
    const heard = async (act: () => Promise<unknown>) => {
      const { emma, max, ada } = await eventsOf(act)
      expect(ada).toEqual([])
      expect(emma).toContain('StickyNote')
      expect(max).toContain('SharedNote')
    }
    await heard(() => actor().ok(share, { input }))
    await heard(() => actor().ok(unshare, { input }))
    await heard(() => actor().ok(share, { input }))
    const { id } = await world.prisma.sharedNote.findFirstOrThrow({ where: { noteId: note.id } })
    await heard(() => business.manager.actor.ok(leave, { input: { id: globalId('SharedNote', id) } }))
  })

  it('A sticky note that is deleted, and brought back, is told to its owner and its readers', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager])
    await watching()
    const id = globalId('StickyNote', note.id)
    let entry = ''
    const gone = await eventsOf(async () => {
      const { deleteStickyNote } = await actor().ok(remove, { input: { id } })
      entry = deleteStickyNote.trashEntry.id
    })
    expect([gone.emma, gone.max, gone.ada]).toEqual([
      expect.arrayContaining(['StickyNote']),
      expect.arrayContaining(['SharedNote']),
      [],
    ])
    const back = await eventsOf(() => restore(actor(), entry))
    expect([back.emma, back.max, back.ada]).toEqual([
      expect.arrayContaining(['StickyNote']),
      expect.arrayContaining(['SharedNote']),
      [],
    ])
  })

  it('goes from its readers with its owner’s account', async () => {
    await noteOf(world, business, business.employee, [business.manager])
    await watching()
    const account = { businessId: business.id, id: business.employee.id }
    await world.prisma.user.delete({ where: { businessId_id: account } })
    const told = async (stream: LiveStream) => {
      const { data } = await stream.until(({ data: { changes } }) => changes.types.includes('User'))
      return data.changes.types.toSorted()
    }
    expect(await told(streams.ada)).toEqual(['User'])
    expect(await told(streams.max)).toEqual(['SharedNote', 'User'])
  })

  it('Sticky notes that change at once are each told to those concerned alone', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager])
    const row = { businessId: business.id, userId: business.employee.id, title: 'T', content: 'C' }
    await watching()
    const { prisma } = world
    const many = Array.from({ length: 101 }, () => row)
    expect(await eventsOf(() => prisma.stickyNote.createMany({ data: many }))).toEqual(byOwner)
    const edit = () =>
      prisma.stickyNote.updateMany({ where: { businessId: business.id }, data: { position: 1 } })
    const edited = await eventsOf(edit)
    expect(edited).toMatchObject({ emma: ['StickyNote'], ada: [] })
    expect(edited.max).not.toEqual([])
    const { id } = business
    const shareAll = async () => {
      const notes = await prisma.stickyNote.findMany({ where: { businessId: id, NOT: { id: note.id } } })
      const people = { sharedWithUserId: business.manager.id, sharedByUserId: business.employee.id }
      await prisma.sharedNote.createMany({
        data: notes.map(({ id: noteId }) => ({ businessId: id, noteId, ...people })),
      })
    }
    const shared = await eventsOf(shareAll)
    expect(shared.ada).toEqual([])
    expect(shared.max).toContain('SharedNote')
    expect(shared.emma).not.toEqual([])
  })
})
