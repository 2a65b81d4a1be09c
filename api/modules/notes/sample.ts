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
}
