import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type Hearing, hear } from '#api/testing/hearing.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/httpServer.ts'
import { type LiveStream, openStream } from '#api/testing/liveStream.ts'
import { noteOf } from '#api/testing/notes.ts'
import { openWorld, type TestShop, type World } from '#api/testing/world.ts'

const watch = `subscription { changes { missed deletedIds changed {
  __typename id
  ... on StickyNote { title sharedWith { firstName } }
  ... on SharedNote { title sharedBy { firstName } }
} } }`

const act = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`
const update = act('updateStickyNote', 'UpdateStickyNoteInput')
const share = act('shareStickyNote', 'ShareStickyNoteInput')
const unshare = act('unshareStickyNote', 'UnshareStickyNoteInput')
const leave = act('removeSharedNote', 'RemoveSharedNoteInput')
const remove = 'mutation ($input: DeleteStickyNoteInput!) { deleteStickyNote(input: $input) { receipt } }'
const restore = act('restoreStickyNote', 'RestoreStickyNoteInput')

/** Emma writes notes, Max reads some of them, Ada reads none; each looks at a screen. */
describe('a sticky note on open screens', () => {
  let world: World
  let server: TestServer
  let hearing: Hearing
  let shop: TestShop
  let streams: Record<'emma' | 'max' | 'ada', LiveStream>

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    hearing = await hear(world, url)
    server = await serve(world)
  })
  beforeEach(async () => {
    close()
    shop = await world.shop()
  })
  afterAll(async () => {
    close()
    await hearing.close()
  })

  const close = () => {
    for (const stream of Object.values(streams ?? {})) stream.close()
  }
  const watchAs = async (role: 'EMPLOYEE' | 'MANAGER' | 'ADMIN') => {
    const stream = await openStream(server, await tokenFor(world, shop, role), watch)
    await stream.next()
    return stream
  }
  const watching = async () => {
    await hearing.settled()
    streams = { emma: await watchAs('EMPLOYEE'), max: await watchAs('MANAGER'), ada: await watchAs('ADMIN') }
  }

  /** What each of them hears of an act: all until a customer that everybody hears of. */
  async function heardOf(deed: () => Promise<unknown>) {
    await deed()
    const mark = globalId('Customer', (await shop.customer()).id)
    const heard = async (stream: LiveStream) => {
      const changed: Record<string, unknown>[] = []
      const deleted: string[] = []
      let missed = false
      await stream.until(({ data: { changes } }) => {
        changed.push(...changes.changed)
        deleted.push(...changes.deletedIds)
        missed ||= changes.missed
        return changes.changed.some(({ id }: { id: string }) => id === mark)
      })
      const notes = changed.filter(({ __typename }) => /Note$/.test(String(__typename)))
      return {
        changed: notes.map(({ __typename, id, ...rest }) => rest),
        deleted,
        ...(missed ? { missed } : {}),
      }
    }
    const { emma, max, ada } = streams
    return { emma: await heard(emma), max: await heard(max), ada: await heard(ada) }
  }

  const nothing = { changed: [] as object[], deleted: [] as string[] }
  const owned = (title: string, ...readers: string[]): object => ({
    title,
    sharedWith: readers.map((firstName) => ({ firstName })),
  })
  const read = (title: string) => ({ title, sharedBy: { firstName: 'Emma' } })
  const said = (...changed: object[]) => ({ changed, deleted: [] })
  const actor = () => shop.employee.actor

  it('is told to its owner, shared or not, and to nobody it is not shared with', async () => {
    await watching()
    const written = await heardOf(() => noteOf(world, shop, shop.employee))
    expect(written).toEqual({ emma: said(owned('Chalk')), max: nothing, ada: nothing })
  })

  it('edited is told to its owner and its readers', async () => {
    const { note } = await noteOf(world, shop, shop.employee, [shop.manager])
    await watching()
    const input = { id: globalId('StickyNote', note.id), title: 'Blue chalk' }
    expect(await heardOf(() => actor().ok(update, { input }))).toEqual({
      emma: said(owned('Blue chalk', 'Max')),
      max: said(read('Blue chalk')),
      ada: nothing,
    })
  })

  it('appears with the share and goes with its end, whoever ends it', async () => {
    const { note } = await noteOf(world, shop, shop.employee)
    await watching()
    const input = { id: globalId('StickyNote', note.id), memberId: globalId('User', shop.manager.id) }
    const shareId = async () => {
      const { id } = await world.prisma.sharedNote.findFirstOrThrow({ where: { noteId: note.id } })
      return globalId('SharedNote', id)
    }
    const shared = { emma: said(owned('Chalk', 'Max')), max: said(read('Chalk')), ada: nothing }
    expect(await heardOf(() => actor().ok(share, { input }))).toEqual(shared)

    const first = await shareId()
    const ended = { emma: said(owned('Chalk')), ada: nothing }
    expect(await heardOf(() => actor().ok(unshare, { input }))).toEqual({
      ...ended,
      max: { changed: [], deleted: [first] },
    })

    expect(await heardOf(() => actor().ok(share, { input }))).toEqual(shared)
    const second = await shareId()
    expect(await heardOf(() => shop.manager.actor.ok(leave, { input: { id: second } }))).toEqual({
      ...ended,
      max: { changed: [], deleted: [second] },
    })
  })

  it('deleted is gone from every screen, and comes back to them', async () => {
    const { note, shares } = await noteOf(world, shop, shop.employee, [shop.manager])
    await watching()
    const id = globalId('StickyNote', note.id)
    let receipt = ''
    const gone = await heardOf(async () => {
      const { deleteStickyNote } = await actor().ok(remove, { input: { id } })
      receipt = deleteStickyNote.receipt
    })
    expect(gone).toEqual({
      emma: { changed: [], deleted: [id] },
      max: { changed: [], deleted: [globalId('SharedNote', shares[0]?.id ?? 0)] },
      ada: nothing,
    })
    expect(await heardOf(() => actor().ok(restore, { input: { receipt } }))).toEqual({
      emma: said(owned('Chalk', 'Max')),
      max: said(read('Chalk')),
      ada: nothing,
    })
  })

  it('goes from its readers with its owner’s account', async () => {
    const { shares } = await noteOf(world, shop, shop.employee, [shop.manager])
    await watching()
    const account = { businessId: shop.id, id: shop.employee.id }
    await world.prisma.user.delete({ where: { businessId_id: account } })
    const gone = async (stream: LiveStream) => {
      const { data } = await stream.until(({ data: { changes } }) => changes.deletedIds.length > 0)
      return data.changes.deletedIds.toSorted()
    }
    const user = globalId('User', shop.employee.id)
    expect(await gone(streams.ada)).toEqual([user])
    expect(await gone(streams.max)).toEqual([globalId('SharedNote', shares[0]?.id ?? 0), user].toSorted())
  })

  it('of many at once says that there was much, to those concerned alone', async () => {
    const { note } = await noteOf(world, shop, shop.employee, [shop.manager])
    const row = { businessId: shop.id, userId: shop.employee.id, title: 'T', content: 'C' }
    await watching()
    const { prisma } = world
    const much = { ...nothing, missed: true }
    const many = Array.from({ length: 101 }, () => row)
    expect(await heardOf(() => prisma.stickyNote.createMany({ data: many }))).toEqual({
      emma: much,
      max: nothing,
      ada: nothing,
    })
    const edit = () => prisma.stickyNote.updateMany({ where: { businessId: shop.id }, data: { position: 1 } })
    expect(await heardOf(edit)).toEqual({ emma: much, max: much, ada: nothing })
    const { id } = shop
    const shareAll = async () => {
      const notes = await prisma.stickyNote.findMany({ where: { businessId: id, NOT: { id: note.id } } })
      const people = { sharedWithUserId: shop.manager.id, sharedByUserId: shop.employee.id }
      await prisma.sharedNote.createMany({
        data: notes.map(({ id: noteId }) => ({ businessId: id, noteId, ...people })),
      })
    }
    expect(await heardOf(shareAll)).toEqual({ emma: much, max: much, ada: nothing })
  })
})
