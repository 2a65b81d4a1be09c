import { expect, it } from 'vitest'
import { between, countOf, isSelected, nobody, withSelected } from './selection.ts'

it('selects single customers', () => {
  const two = withSelected(nobody, ['a', 'b'], true)
  expect([countOf(two), isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([2, true, false])
  const one = withSelected(two, ['a'], false)
  expect([countOf(one), isSelected(one, 'a')]).toEqual([1, false])
})

it('selects all who match, and leaves some out', () => {
  const all = { all: 214, ids: new Set<string>() }
  const others = withSelected(all, ['a', 'b'], false)
  expect([countOf(others), isSelected(others, 'a'), isSelected(others, 'z')]).toEqual([212, false, true])
  expect(countOf(withSelected(others, ['b'], true))).toBe(213)
})

it('finds a range in either direction, and one customer when the other end has left the list', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(between(list, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(list, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(list, 'gone', 'c')).toEqual(['c'])
})
