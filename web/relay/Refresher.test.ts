import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Refreshable, Refresher } from './Refresher.ts'

let refresher: Refresher
let shown: string[]

/** A part of the screen that records in `shown` when its answers are committed; `until` delays them. */
function part(name: string, shows: Refreshable['shows'], until: Promise<unknown> = Promise.resolve()) {
  const read = vi.fn(async () => {
    await until
    return [{ data: null, commit: () => void shown.push(name) }]
  })
  return { read, remove: refresher.add({ shows, read }) }
}

beforeEach(() => {
  vi.useFakeTimers()
  refresher = new Refresher()
  shown = []
})
afterEach(() => vi.useRealTimers())

test('What shows a changed type is read again, the rest asks nothing', async () => {
  const contacts = part('contacts', ['Contact', 'Customer'])
  const notes = part('notes', ['StickyNote'])
  await refresher.refresh(['Customer', 'Activity'])
  expect(shown).toEqual(['contacts'])
  expect(notes.read).not.toHaveBeenCalled()
  contacts.remove()
  await refresher.refresh(['Contact'])
  expect(contacts.read).toHaveBeenCalledOnce()
})

test('Many changes are one refresh at once and one every 250 ms', async () => {
  const { read } = part('contacts', ['Contact'])
  for (let ms = 0; ms < 490; ms += 10) {
    void refresher.refresh(['Contact'])
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(250)
  expect(read).toHaveBeenCalledTimes(3)
})

test('An answer is never overtaken: the next refresh waits for the one that runs', async () => {
  let arrive = () => {}
  const first = part('slow', ['Contact'], new Promise<void>((done) => (arrive = done)))
  const second = part('quick', ['Customer'])
  void refresher.refresh(['Contact'])
  await vi.advanceTimersByTimeAsync(0)
  const next = refresher.refresh(['Customer'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([first.read.mock.calls.length, second.read.mock.calls.length]).toEqual([1, 0])
  arrive()
  await next
  expect(shown).toEqual(['slow', 'quick'])
})

test('Nothing is committed beneath an optimistic update, and everything is read after it', async () => {
  let arrive = () => {}
  const { read } = part('contacts', ['Contact'], new Promise<void>((done) => (arrive = done)))
  const refreshed = refresher.refresh(['Contact'])
  await vi.advanceTimersByTimeAsync(0)
  let refuse = (_: Error) => {}
  refresher.waitFor(new Promise((_, failed) => (refuse = failed)))
  arrive()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([read.mock.calls.length, shown]).toEqual([1, []])
  refuse(new Error('refused'))
  await refreshed
  expect([read.mock.calls.length, shown]).toEqual([2, ['contacts']])
})

test('What fails is left as it was, and tried again by the next refresh or after a growing while', async () => {
  part('contacts', ['Contact'])
  const { read } = part('bell', ['Contact'])
  read.mockRejectedValueOnce(new Error('busy'))
  await refresher.refresh()
  expect(shown).toEqual(['contacts'])
  shown = []
  const again = refresher.refresh()
  await vi.advanceTimersByTimeAsync(250)
  await again
  expect(shown).toEqual(['contacts', 'bell'])
  await vi.advanceTimersByTimeAsync(5_000)
  shown = []
  read.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'))
  const failing = refresher.refresh()
  await vi.advanceTimersByTimeAsync(1_000)
  await failing
  expect(shown).toEqual(['contacts'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(shown).toEqual(['contacts', 'bell'])
})

test('What fails and leaves the screen is not tried again', async () => {
  const { read, remove } = part('bell', ['Contact'])
  read.mockRejectedValueOnce(new Error('busy'))
  await refresher.refresh()
  remove()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledOnce()
})

test('A refresh settles when React has rendered it', async () => {
  part('contacts', ['Contact'])
  let rendered = () => {}
  refresher.waitWith((next) => (rendered = next))
  let settled = false
  const refreshed = refresher.refresh().then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([shown, settled]).toEqual([['contacts'], false])
  rendered()
  await refreshed
  expect(settled).toBe(true)
})

test('A list that grows while it is read is read once more, and not cut off', async () => {
  let rows = 50
  const read = vi.fn(async () => {
    rows = 75
    return [{ data: null, commit: () => void shown.push('list') }]
  })
  refresher.add({ shows: ['Customer'], rows: () => rows, read })
  const done = refresher.refresh(['Customer'])
  await vi.advanceTimersByTimeAsync(250)
  await done
  expect([read.mock.calls.length, shown]).toEqual([2, ['list']])
})

test('Nothing in view asks nothing', async () => {
  const { read, remove } = part('contacts', ['Contact'])
  remove()
  await refresher.refresh()
  expect(read).not.toHaveBeenCalled()
})
