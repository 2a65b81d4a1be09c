import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { person } from '#web/testing/hotBoardData.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('../TasksScreen.tsx'),
  () => import('./TaskDialogs.tsx'),
)

const dana = person('u1', 'Dana Whitfield')
const chalk = {
  __typename: 'OrganizerTask',
  id: 't1',
  title: 'Order chalk',
  description: 'Blue.',
  tags: [],
  dueDate: '2026-11-20',
  priority: 'HIGH',
  status: 'PENDING',
  group: 'TODAY',
  hasReminder: false,
  reminderSet: false,
  canEdit: true,
  canAssign: false,
  canComplete: true,
  canDelete: true,
  owner: dana,
  assignedBy: null,
  updatedAt: '2026-11-20T15:00:00.000Z',
}

const listOf = (...nodes: object[]) => ({
  edges: nodes.map((node) => ({ __typename: 'OrganizerTaskEdge', node, cursor: '1' })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

const tasksData = (task: object) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      user: dana,
      teammates: [],
      canAssignTasks: false,
      business: { __typename: 'Business', id: 'b1' },
      taskCounts: { overdue: 0, today: 1, tomorrow: 0, thisWeek: 0, later: 0, noDate: 0, done: 0 },
      organizerTasks: listOf(task),
      doneTasks: listOf(),
      givenTasks: listOf(),
    },
  },
})

async function edit() {
  const api = fakeApi({
    ShellQuery: shellData(),
    TasksScreenQuery: tasksData(chalk),
    EditTaskDialogMutation: { data: { updateOrganizerTask: { __typename: 'UpdateOrganizerTaskPayload' } } },
  })
  const app = renderApp('/tasks')
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Order chalk' }))
  return {
    ...app,
    form: await findDialog('Edit Task'),
    sent: () => api.sent('EditTaskDialogMutation')[0]?.variables.input,
    async change(newer: object) {
      api.answer('TasksScreenQuery', tasksData({ ...chalk, ...newer }))
      await app.refresh()
    },
  }
}

test('A task that someone else changes shows their value before it is overwritten', async () => {
  const { user, form, change, sent } = await edit()
  await enterText(user, form.getByLabelText('Notes'), ' Two boxes.')
  await change({ description: 'Green.', priority: 'URGENT' })
  expect(await form.findByText('Changed by someone else in the meantime.')).toBeVisible()
  expect(form.getByText('Notes is now')).toBeVisible()
  expect(form.getByText('Green.')).toBeVisible()
  expect(form.queryByText('Priority is now')).toBeNull()
  expect(form.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Urgent')
  await user.click(form.getByRole('button', { name: 'Save Task' }))
  expect(sent()).toEqual({ id: 't1', description: 'Blue. Two boxes.' })
})

test('The newer value of a task replaces the own one on request', async () => {
  const { user, form, change } = await edit()
  await enterText(user, form.getByLabelText('Notes'), ' Two boxes.')
  await change({ description: 'Green.' })
  await user.click(await form.findByRole('button', { name: 'Take newer values' }))
  expect(form.getByLabelText('Notes')).toHaveValue('Green.')
  expect(form.queryByText('Changed by someone else in the meantime.')).toBeNull()
})
