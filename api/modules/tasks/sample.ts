import { now, type Sample } from '#api/testing/sample.ts'

export const sample: Sample = {
  rows: {
    OrganizerTask: { businessId: 7, id: 1, userId: 1, title: 'Sweep', tags: [] },
  },
  broken: {
    OrganizerTask_title_check: [{ title: '' }],
    OrganizerTask_completed_check: [{ completed: true }, { status: 'COMPLETED' }, { completedAt: now }],
    OrganizerTask_dueDate_check: [{ dueDate: '9998-12-31' }],
    OrganizerTask_tags_check: [{ tags: Array.from({ length: 11 }, (_, tag) => `${tag}`) }],
  },
}
