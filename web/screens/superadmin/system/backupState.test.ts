import { describe, expect, test } from 'vitest'
import { backupState, formatSize } from './backupState.ts'

const startedAt = '2026-06-11T03:00:00.000Z'
const last = { startedAt }
const done = { state: 'DONE', error: null }
const hours = (count: number) => Date.parse(startedAt) + count * 60 * 60_000

describe('the state of the backups', () => {
  test.each([
    ['No backup', null, null, 0],
    ['Up to date', last, done, 47],
    ['Old', last, done, 49],
    ['Running', last, { state: 'RUNNING', error: null }, 49],
    ['Failed', last, { state: 'FAILED', error: 'No space left' }, 1],
  ])('is %s', (badge, lastBackup, attempt, after) => {
    expect(backupState(lastBackup, attempt, hours(after)).label).toBe(badge)
  })

  test('says why the last attempt failed', () => {
    expect(backupState(last, { state: 'FAILED', error: 'No space left' }, hours(1)).text).toBe(
      'No space left',
    )
  })

  test('sizes are short', () => {
    expect([120, 2_587, 12_345_678, 4.2e9, 5e12].map(formatSize)).toEqual([
      '0.1 kB',
      '2.6 kB',
      '12.3 MB',
      '4.2 GB',
      '5,000 GB',
    ])
  })
})
