import { beforeEach, describe, expect, it } from 'vitest'
import { type Announcement, readAnnouncement } from './announcement.ts'
import { recentAnnouncements } from './recent.ts'

let now: number
let recent: ReturnType<typeof recentAnnouncements>

const announced = (businessId: number, id: number) =>
  readAnnouncement(`${businessId} Contact ${id} UPDATE`) as Announcement
const ids = (since: number, businessId = 7) => recent.of(businessId, since)?.map(({ id }) => id) ?? null

beforeEach(() => {
  now = 100_000
  recent = recentAnnouncements(() => now)
  recent.begin()
  now += 20_000
})

describe('what was announced a moment ago', () => {
  it('is known of each business alone, with what was on its way by then', () => {
    recent.put(announced(7, 1))
    now += 3_000
    recent.put(announced(7, 2))
    recent.put(announced(8, 3))
    now += 1_000
    expect(ids(1_000)).toEqual(['2'])
    expect(ids(2_000)).toEqual(['1', '2'])
    expect(ids(0, 9)).toEqual([])
  })

  it('is not known beyond half a minute, nor from before anything was heard', () => {
    expect(ids(18_000)).toEqual([])
    expect(ids(18_001)).toBeNull()
    now += 60_000
    expect(ids(28_000)).toEqual([])
    expect(ids(28_001)).toBeNull()
  })

  it('is not known after a gap until enough was heard anew', () => {
    recent.put(announced(7, 1))
    recent.stop()
    recent.put(announced(7, 2))
    expect(ids(0)).toBeNull()
    recent.begin()
    expect(ids(0)).toBeNull()
    now += 6_000
    recent.put(announced(7, 3))
    expect(ids(1_000)).toEqual(['3'])
  })

  it('is bounded: of a flood only the last is known, and that more came is not forgotten', () => {
    for (let id = 0; id < 6_000; id += 1) {
      now += 0.2
      recent.put(announced(7, id))
    }
    expect(ids(0)).toBeNull()
    now += 6_000
    recent.put(announced(7, 6_000))
    expect(ids(500)).toEqual(['6000'])
  })
})
