import { expect, test } from 'vitest'
import { matchesTask } from './matchesTask.ts'

const task = { title: 'Call Zoë O’Hara', description: 'Straße 5', priority: 'HIGH', tags: ['Café'] } as const

test.each([
  'zoe',
  "o'hara CALL",
  'strasse',
  '#cafe',
  '!high',
  'ZOË'.normalize('NFD'),
  'O’Hara, Zoë.',
  '#cafe,',
  '',
])('%j finds the task', (search) => expect(matchesTask(task, search)).toBe(true))

test.each(['zoey', '#caff', '!low', 'ohara'])('%j does not', (search) => {
  expect(matchesTask(task, search)).toBe(false)
})
