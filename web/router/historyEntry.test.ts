import { beforeEach, expect, test } from 'vitest'
import { keyLoadedEntry } from './historyEntry.ts'

beforeEach(() => window.history.replaceState(null, ''))

test('each loaded page has an entry of its own, which a reload keeps', () => {
  keyLoadedEntry()
  const { key } = window.history.state
  keyLoadedEntry()
  expect(window.history.state).toEqual({ key })
  window.history.replaceState(null, '')
  keyLoadedEntry()
  expect(window.history.state.key).not.toBe(key)
})

test('what else the entry holds stays', () => {
  window.history.replaceState({ idx: 3, usr: 'draft' }, '')
  keyLoadedEntry()
  expect(window.history.state).toEqual({ idx: 3, usr: 'draft', key: expect.any(String) })
})
