import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { person } from '#web/testing/hotBoardData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'
import { deletedRecord } from '#web/testing/trashData.ts'

setUpScreen(() => import('./TasksScreen.tsx'))

const dana = person('u1', 'Dana Whitfield')
const given = {
  __typename: 'OrganizerTask',
  id: 't1',
  title: 'Order felt',
  description: null,
  tags: [],
  dueDate: null,
  priority: 'MEDIUM',
  status: 'IN_PROGRESS',
  group: 'NO_DATE',
  hasReminder: false,
  reminderSet: false,
  canEdit: true,
  canAssign: true,
  canComplete: false,
  canDelete: true,
  owner: { __typename: 'User', id: 'u2', fullName: 'Bob Stone' },
  assignedBy: dana,
  updatedAt: '2026-11-20T15:00:00.000Z',
}
const own = { ...given, owner: dana, assignedBy: null, canComplete: true }

const listOf = (...nodes: object[]) => ({
  edges: nodes.map((node) => ({ __typename: 'OrganizerTaskEdge', node, cursor: '1' })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

const tasksData = (lists: { givenTasks?: object; organizerTasks?: object }) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      user: dana,
      teammates: [],
      canAssignTasks: true,
      business: { __typename: 'Business', id: 'b1' },
      taskCounts: { overdue: 0, today: 0, tomorrow: 0, thisWeek: 0, later: 0, noDate: 1, done: 0 },
      organizerTasks: listOf(),
      doneTasks: listOf(),
      givenTasks: listOf(),
      ...lists,
    },
  },
})

function open(task: object, answers = {}) {
  const api = fakeApi({
    ShellQuery: shellData(),
    TasksScreenQuery: tasksData({ givenTasks: listOf(task) }),
    ...answers,
  })
  return { api, ...renderApp('/tasks') }
}

test('A task that is taken back is the own one, in the own list, and not deleted', async () => {
  const { api, user } = open(given, {
    useTakeBackTaskMutation: {
      data: { updateOrganizerTask: { __typename: 'UpdateOrganizerTaskPayload' } },
      after: { TasksScreenQuery: tasksData({ organizerTasks: listOf(own) }) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Take back: Order felt' }))
  expect(await toasts().findByText('Task taken back')).toBeVisible()
  expect(toasts().getByText('Order felt')).toBeVisible()
  expect(api.sent('useTakeBackTaskMutation')[0]?.variables).toEqual({ input: { id: 't1', userId: 'u1' } })
  expect(await screen.findByRole('button', { name: 'Complete now: Order felt' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take back: Order felt' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete: Order felt' })).toBeVisible()
})

test('A given task that its owner has closed can be deleted', async () => {
  const closed = { ...given, status: 'COMPLETED', canEdit: false, canAssign: false }
  const { api, user } = open(closed, {
    useDeleteTaskMutation: {
      data: { deleteOrganizerTask: { trashEntry: deletedRecord } },
      after: { TasksScreenQuery: tasksData({}) },
    },
  })
  const remove = await screen.findByRole('button', { name: 'Delete: Order felt' })
  expect(screen.queryByRole('button', { name: 'Take back: Order felt' })).toBeNull()
  await user.click(remove)
  expect(await toasts().findByText('Task deleted')).toBeVisible()
  expect(api.sent('useDeleteTaskMutation')[0]?.variables).toEqual({ input: { id: 't1' } })
})
