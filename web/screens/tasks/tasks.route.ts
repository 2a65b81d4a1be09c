import type { TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts'
import query from '#web/__generated__/TasksScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

/** The name in the address of the dialog that adds a task. */
export const addTaskDialog = 'add-task'

export const tasksRoute = defineScreen<TasksScreenQuery>({
  paths: ['/tasks'],
  title: 'My Tasks',
  access: 'business',
  menu: { icon: 'ListTodo' },
  query,
  shows: ['Business', 'User', 'OrganizerTask'],
  skeleton: () => import('./TasksSkeleton.tsx').then((code) => code.TasksSkeleton),
  load: () => import('./TasksScreen.tsx').then((code) => code.TasksScreen),
})
