import { noteOf } from '#api/testing/notes.ts'
import type { Sample } from '#api/testing/sample.ts'

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
  statements: {
    MyNotesPaginationQuery: 1,
    SharedWithMePaginationQuery: 1,
    StickyNotesScreenQuery: 2,
    '/api/shared-notes': 1,
    '/api/sticky-notes': 1,
  },
}
