import { noteOf } from '#api/testing/harness/records/notes.ts'
import type { Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    StickyNote: { businessId: 7, id: 1, userId: 1, title: 'Chalk', content: 'Order chalk' },
    SharedNote: { businessId: 7, id: 1, noteId: 1, sharedWithUserId: 2, sharedByUserId: 1 },
  },
  broken: {
    StickyNote_title_check: [{ title: '' }],
    StickyNote_content_check: [{ content: '\n' }],
    StickyNote_color_check: [{ color: '#fff' }],
    SharedNote_recipient_check: [{ sharedWithUserId: 1 }],
  },
  records: {
    StickyNote: async ({ world, business, mark }) => {
      const { note } = await noteOf(world, business, business.admin, [], { title: mark, content: mark })
      return note
    },
    SharedNote: async ({ world, business, mark }) => {
      const { admin, employee } = business
      const { shares } = await noteOf(world, business, employee, [admin], { title: mark, content: mark })
      return { id: shares[0]?.id ?? 0 }
    },
  },
  insertMany: async ({ prisma, businessId, business, each, person }) => {
    const words = { businessId, title: 'Chalk', content: 'Order chalk' }
    const own = await prisma.stickyNote.createManyAndReturn({
      data: each((i) => ({ ...words, userId: business.employee.id, position: i })),
    })
    const others = await prisma.stickyNote.createManyAndReturn({
      data: each((i) => ({ ...words, userId: person(i) })),
    })
    const lent = each((i) => ({
      noteId: own[i]?.id ?? 0,
      sharedWithUserId: person(i),
      sharedByUserId: business.employee.id,
    }))
    const borrowed = each((i) => ({
      noteId: others[i]?.id ?? 0,
      sharedWithUserId: business.employee.id,
      sharedByUserId: person(i),
    }))
    await prisma.sharedNote.createMany({ data: lent.map((share) => ({ businessId, ...share })) })
    const shares = await prisma.sharedNote.createManyAndReturn({
      data: borrowed.map((share) => ({ businessId, ...share })),
    })
    return { StickyNote: own, SharedNote: shares }
  },
  grow: {
    StickyNote: ({
      business,
      now,
      emma,
      many,
    }) => `INSERT INTO "StickyNote" ("businessId", "userId", title, content, position, "updatedAt")
      SELECT ${business}, ${emma}, 'Chalk', 'Order chalk', i, ${now} - i * interval '1 hour' FROM generate_series(1, ${many}) AS i`,
  },
  rules: {
    createStickyNote: 'note:write',
    updateStickyNote: 'note:write',
    deleteStickyNote: 'note:delete',
    shareStickyNote: 'note:share',
    unshareStickyNote: 'note:share',
    removeSharedNote: 'note:removeShared',
  },
  statements: {
    MyNotesPaginationQuery: 1,
    SharedWithMePaginationQuery: 1,
    StickyNotesScreenQuery: 2,
    useIsSharedQuery: 1,
    '/api/shared-notes': 1,
    '/api/sticky-notes': 1,
  },
}
