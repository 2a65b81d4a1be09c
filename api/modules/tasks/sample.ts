import { taskOf } from '#api/testing/harness/records/tasks.ts'
import { day, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    OrganizerTask: { businessId: 7, id: 1, userId: 1, title: 'Sweep', tags: [] },
  },
  broken: {
    OrganizerTask_title_check: [{ title: '' }],
    OrganizerTask_completed_check: [{ completed: true }, { status: 'COMPLETED' }, { completedAt: now }],
    OrganizerTask_openStatus_check: [
      { openStatus: 'PENDING' },
      { status: 'CANCELLED', openStatus: 'CANCELLED' },
    ],
    OrganizerTask_dueDate_check: [{ dueDate: '9998-12-31' }],
    OrganizerTask_tags_check: [{ tags: Array.from({ length: 11 }, (_, tag) => `${tag}`) }],
  },
  records: {
    OrganizerTask: ({ world, business, mark }) =>
      taskOf(world, business, business.admin, { title: mark, description: mark, tags: [mark] }),
  },
  insertMany: async ({ prisma, businessId, business, each, at }) => {
    const tasks = await prisma.organizerTask.createManyAndReturn({
      data: each((i) => ({
        businessId,
        title: 'Order felt',
        reminderSet: true,
        tags: ['felt'],
        dueDate: at(i < 2 ? -3 * day : 0),
        userId: business.employee.id,
        assignedById: business.manager.id,
      })),
    })
    return { OrganizerTask: tasks }
  },
  grow: {
    OrganizerTask: ({
      business,
      now,
      emma,
      many,
    }) => `INSERT INTO "OrganizerTask" ("businessId", "userId", title, "updatedAt")
      SELECT ${business}, ${emma}, 'Order felt', ${now} - i * interval '1 hour' FROM generate_series(1, ${many}) AS i`,
  },
  fastLists: {
    OrganizerTask: {
      field: 'organizerTasks(filter: ALL)',
      insertTwo: async ({ world, business, business: { employee, manager } }) => [
        await taskOf(world, business, employee, { tags: ['felt', 'chalk'], description: 'Green' }),
        await taskOf(world, business, employee, {
          assignedById: manager.id,
          dueDate: new Date('2026-06-12'),
        }),
      ],
    },
  },
  rules: {
    createOrganizerTask: 'task:write',
    updateOrganizerTask: 'task:write',
    completeOrganizerTask: 'task:write',
    reopenOrganizerTask: 'task:write',
    deleteOrganizerTask: 'task:delete',
  },
  statements: {
    DoneTasksPaginationQuery: 2,
    GivenTasksPaginationQuery: 1,
    OpenTasksPaginationQuery: 2,
    TasksScreenQuery: 6,
    '/api/tasks': 1,
  },
}
