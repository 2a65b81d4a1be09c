import { expect, test } from 'vitest'
import { groupRuns } from './groupRuns.ts'

test('groupRuns keeps neighbours of one day together, in their order', () => {
  const items = ['b1', 'b2', 'a1']
  expect(groupRuns(items, (item) => item.slice(0, 1))).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
  expect(groupRuns([], String)).toEqual([])
})
