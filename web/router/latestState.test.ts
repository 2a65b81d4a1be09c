import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { tellingItsState } from './latestState.ts'

test('A listener that comes after a step learns where the step has led', async () => {
  const routes = [{ path: '/customers' }, { path: '/hotboard' }, { path: '/tasks' }]
  const router = createMemoryRouter(routes, { initialEntries: ['/customers', '/hotboard'] })
  const telling = tellingItsState(router)
  await telling.navigate(-1)
  const listener = vi.fn()
  const stop = telling.subscribe(listener)
  expect(listener.mock.calls[0]?.[0].location.pathname).toBe('/customers')
  await telling.navigate('/tasks')
  expect(listener.mock.lastCall?.[0]).toBe(telling.state)
  expect(telling.state.location.pathname).toBe('/tasks')
  listener.mockClear()
  stop()
  await telling.navigate('/hotboard')
  expect(listener).not.toHaveBeenCalled()
})
