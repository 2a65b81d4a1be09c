import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { noteOf } from '#api/testing/harness/records/notes.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const share = `mutation ($input: ShareStickyNoteInput!) { shareStickyNote(input: $input) {
  stickyNote { id sharedWith { fullName } }
  sharedNote { id title sharedAt sharedBy { fullName } sharedWith { fullName } } } }`
const unshare = `mutation ($input: UnshareStickyNoteInput!) { unshareStickyNote(input: $input) {
  stickyNote { sharedWith { fullName } } } }`
const removeShared = `mutation ($input: RemoveSharedNoteInput!) { removeSharedNote(input: $input) {
  deletedSharedNoteId viewer { sharedNotes(first: 6) { edges { node { id } } } } } }`
const acts = `mutation ($id: ID!, $userId: ID!) {
  updateStickyNote(input: { id: $id, title: "Mine now" }) { stickyNote { id } }
  deleteStickyNote(input: { id: $id }) { deletedStickyNoteId }
  shareStickyNote(input: { id: $id, userId: $userId }) { stickyNote { id } }
  unshareStickyNote(input: { id: $id, userId: $userId }) { stickyNote { id } }
  removeSharedNote(input: { id: $id }) { deletedSharedNoteId }
}`
const view = `query ($note: ID!, $share: ID!) {
  note: node(id: $note) { ... on StickyNote { title } }
  share: node(id: $share) { ... on SharedNote { title } }
  nodes(ids: [$note, $share]) { id }
  viewer { stickyNotes { edges { node { title } } } sharedNotes { edges { node { title content color createdAt canRemove sharedBy { fullName } } } } } }`

const now = '2026-06-10T16:00:00.000Z'
const gid = (id: number) => globalId('StickyNote', id)
const member = ({ id }: { id: number }) => globalId('User', id)
const twenty = Array.from({ length: 20 }, (_, i) => i)

describe('sharing a note', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  const notifications = () => world.prisma.notification.findMany({ where: { businessId: business.id } })
  const shares = () => world.prisma.sharedNote.findMany({ where: { businessId: business.id } })

  it('lets another user see it, and notifies them', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const input = { id: gid(note.id), userId: member(business.manager) }
    const { shareStickyNote } = await business.employee.actor.ok(share, { input })
    expect(shareStickyNote).toMatchObject({
      stickyNote: { id: input.id, sharedWith: [{ fullName: 'Max Tester' }] },
      sharedNote: {
        title: 'Chalk',
        sharedAt: now,
        sharedBy: { fullName: 'Emma Tester' },
        sharedWith: { fullName: 'Max Tester' },
      },
    })
    expect(await notifications()).toMatchObject([
      {
        userId: business.manager.id,
        kind: 'note-shared',
        title: 'Emma Tester shared a note with you: Chalk',
        subject: `StickyNote:${note.id}`,
      },
    ])
  })

  it('A note that twenty requests share at once has one share and one notification', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const input = { id: gid(note.id), userId: member(business.manager) }
    const answers = await Promise.all(twenty.map(() => business.employee.actor.ok(share, { input })))
    expect(new Set(answers.map(({ shareStickyNote }) => shareStickyNote.sharedNote.id)).size).toBe(1)
    expect([(await shares()).length, (await notifications()).length]).toEqual([1, 1])
  })

  it('is for other active users only', async () => {
    const { note } = await noteOf(world, business, business.employee)
    const fails = (person: { id: number }) =>
      business.employee.actor.fails(share, { input: { id: gid(note.id), userId: member(person) } })
    expect((await fails(business.employee)).fields).toEqual({
      sharedWithUserId: ['A note cannot be shared with oneself'],
    })
    await world.prisma.user.updateMany({ where: { id: business.admin.id }, data: { isActive: false } })
    expect((await fails(business.admin)).fields).toEqual({
      sharedWithUserId: ['The recipient must be an active member of the team'],
    })
    const neighbour = await world.business()
    const foreign = await fails(neighbour.manager)
    expect(foreign.code).toBe('NOT_FOUND')
    expect(foreign).toEqual(await fails({ id: 2_147_483_646 }))
    expect([await shares(), await notifications()]).toEqual([[], []])
  })

  it('shows it to the recipient, to read only, and to nobody else at all', async () => {
    const { note, shares: rows } = await noteOf(world, business, business.employee, [business.manager])
    const neighbour = await world.business()
    const variables = { note: gid(note.id), share: globalId('SharedNote', rows[0]?.id ?? 0) }
    const seen = async (person: TestBusiness['admin']) => {
      const { viewer, ...nodes } = await person.actor.ok(view, variables)
      return { ...nodes, own: viewer.stickyNotes.edges, shared: viewer.sharedNotes.edges }
    }
    expect(await seen(business.employee)).toMatchObject({
      note: { title: 'Chalk' },
      share: { title: 'Chalk' },
      own: [{ node: { title: 'Chalk' } }],
      shared: [],
    })
    expect(await seen(business.manager)).toEqual({
      note: null,
      share: { title: 'Chalk' },
      nodes: [null, { id: variables.share }],
      own: [],
      shared: [
        {
          node: {
            title: 'Chalk',
            content: 'Order chalk',
            color: '#fbbf24',
            createdAt: note.createdAt.toISOString(),
            canRemove: true,
            sharedBy: { fullName: 'Emma Tester' },
          },
        },
      ],
    })
    const nothing = { note: null, share: null, nodes: [null, null], own: [], shared: [] }
    expect(await seen(business.admin)).toEqual(nothing)
    expect(await seen(neighbour.admin)).toEqual(nothing)
  })

  it('gives nobody but the owner a hold on it: a foreign note is answered like one that is not there', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager])
    const neighbour = await world.business()
    for (const stranger of [business.manager, business.admin, neighbour.admin]) {
      const userId = member(business.manager)
      const attempt = await stranger.actor.run(acts, { id: gid(note.id), userId })
      expect(attempt.failures.map(({ code }) => code)).toEqual(Array(5).fill('NOT_FOUND'))
      expect(attempt).toEqual(await stranger.actor.run(acts, { id: gid(2_147_483_646), userId }))
    }
    expect(await world.prisma.stickyNote.findMany({ where: { id: note.id } })).toEqual([note])
    expect(await shares()).toHaveLength(1)
  })

  it('ends for a user when the owner stops it', async () => {
    const { note } = await noteOf(world, business, business.employee, [business.manager, business.admin])
    const input = { id: gid(note.id), userId: member(business.manager) }
    const { unshareStickyNote } = await business.employee.actor.ok(unshare, { input })
    expect(unshareStickyNote.stickyNote.sharedWith).toEqual([{ fullName: 'Ada Tester' }])
    expect((await business.employee.actor.fails(unshare, { input })).code).toBe('NOT_FOUND')
    await business.employee.actor.ok(share, { input })
    expect(await shares()).toHaveLength(2)
  })

  it('ends when the recipient removes it from their view; the note and the other readers stay', async () => {
    const { note, shares: rows } = await noteOf(world, business, business.employee, [
      business.manager,
      business.admin,
    ])
    const input = { id: globalId('SharedNote', rows[0]?.id ?? 0) }
    for (const other of [business.employee, business.admin]) {
      expect((await other.actor.fails(removeShared, { input })).code).toBe('NOT_FOUND')
    }
    const { removeSharedNote } = await business.manager.actor.ok(removeShared, { input })
    expect(removeSharedNote).toEqual({
      deletedSharedNoteId: input.id,
      viewer: { sharedNotes: { edges: [] } },
    })
    expect((await business.manager.actor.fails(removeShared, { input })).code).toBe('NOT_FOUND')
    expect(await world.prisma.stickyNote.count({ where: { id: note.id } })).toBe(1)
    expect(await shares()).toMatchObject([{ sharedWithUserId: business.admin.id }])
  })

  it('offers the other active users', async () => {
    await world.prisma.user.updateMany({ where: { id: business.manager.id }, data: { isActive: false } })
    const { viewer } = await business.employee.actor.ok('{ viewer { teammates { fullName role } } }')
    expect(viewer.teammates).toEqual([{ fullName: 'Ada Tester', role: 'ADMIN' }])
  })
})
