import { describe, expect, test } from 'vitest'
import { columnWidth } from '../calendarGrid.ts'
import { positionIn, timeAt } from '../moving/dropZone.ts'
import { technicianColumns } from './columns.ts'
import {
  drawnRange,
  hoursFor,
  lanesOf,
  layOut,
  placeOf,
  pressedRange,
  slotsIn,
  stackUp,
} from './hourGeometry.ts'
import { placeAfterKey } from './useSlotKeys.ts'

const at = (startTime: string, endTime: string) => ({ startTime, endTime })
const day = { from: 8 * 60, to: 18 * 60 }

test('The usual hours are shown, and those of earlier and later appointments', () => {
  expect(hoursFor([])).toEqual(day)
  expect(hoursFor([at('06:40', '08:00'), at('17:00', '19:05')])).toEqual({ from: 6 * 60, to: 20 * 60 })
  expect(slotsIn({ from: 480, to: 600 })).toEqual([480, 510, 540, 570])
  expect(placeOf({ from: 540, to: 600 }, day)).toEqual({ top: '10%', height: '10%' })
})

test('Appointments at the same time stand side by side, others have the whole width', () => {
  const lanes = layOut([
    at('13:00', '14:00'),
    at('09:00', '11:00'),
    at('10:00', '12:00'),
    at('11:00', '11:30'),
    at('12:00', '13:00'),
  ])
  expect(lanes.map(({ appointment, lane, lanes }) => [appointment.startTime, lane, lanes])).toEqual([
    ['09:00', 0, 2],
    ['10:00', 1, 2],
    ['11:00', 0, 2],
    ['12:00', 0, 1],
    ['13:00', 0, 1],
  ])
})

test('Short appointments one after the other stand side by side, because their blocks are as high as a slot', () => {
  const lanes = layOut([
    at('09:00', '09:05'),
    at('09:05', '09:10'),
    at('09:10', '09:15'),
    at('11:30', '11:40'),
    at('11:40', '12:30'),
    at('13:00', '13:30'),
    at('13:30', '13:45'),
    at('14:00', '14:10'),
  ])
  expect(lanes.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    ...[0, 1, 2].map((lane) => [lane, 3]),
    ...[0, 1].map((lane) => [lane, 2]),
    ...[0, 0, 0].map((lane) => [lane, 1]),
  ])
})

describe('the appointments of a day in a week', () => {
  const stack = (appointments: ReturnType<typeof at>[], notLoaded?: number) => {
    const { stacked, hidden } = stackUp(appointments, notLoaded)
    const shown = stacked.map(({ drawn, readableTo, depth }) => [
      timeAt(drawn.from),
      timeAt(readableTo),
      timeAt(drawn.to),
      depth,
    ])
    return { shown, hidden }
  }

  test('stand one below the first line of the other while they overlap', () => {
    expect(stack([at('09:00', '11:00'), at('09:00', '12:00'), at('10:30', '12:00')])).toEqual({
      shown: [
        ['09:00', '09:30', '12:00', 0],
        ['09:30', '10:30', '11:00', 1],
        ['10:30', '12:00', '12:00', 2],
      ],
      hidden: [],
    })
    const apart = [at('13:00', '14:00'), at('09:00', '09:10'), at('14:00', '15:00')]
    expect(stack(apart).shown.map(([from, , , depth]) => [from, depth])).toEqual([
      ['09:00', 0],
      ['13:00', 0],
      ['14:00', 0],
    ])
  })

  test('are counted by the hour where there is no room, and so are those that are not loaded', () => {
    const technicians = [1, 2, 3, 4, 5, 6]
    const day = ['09', '10'].flatMap((hour) => technicians.map(() => at(`${hour}:00`, `${hour}:59`)))
    const { shown, hidden } = stack([...day, at('11:15', '11:45'), at('11:30', '11:45')], 3)
    expect(shown.map(([from]) => from)).toEqual(['09:00', '10:00', '11:15'])
    expect(hidden).toEqual([
      { minute: 540, count: 5 },
      { minute: 600, count: 5 },
      { minute: 660, count: 4 },
    ])
    const longer = stack(technicians.map(() => at('09:00', '11:00')))
    expect(longer.shown.map(([from]) => from)).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect(longer.hidden).toEqual([{ minute: 540, count: 2 }])
  })
})

test.each([
  [[], 1, '8.25rem'],
  [[at('09:00', '11:00'), at('11:00', '12:00')], 1, '8.25rem'],
  [[at('09:00', '11:00'), at('10:00', '12:00')], 2, '9.5rem'],
  [[at('09:00', '11:00'), at('09:00', '11:00'), at('10:30', '12:00')], 3, '13.75rem'],
  [[at('09:00', '12:00'), at('09:00', '10:00'), at('10:00', '12:00'), at('11:00', '12:00')], 3, '13.75rem'],
])('A column is as wide as its appointments at the same time need (%#)', (appointments, lanes, minWidth) => {
  expect(lanesOf(appointments)).toBe(lanes)
  expect(columnWidth(lanes)).toEqual({ minWidth, flexGrow: lanes })
})

test('A press books two hours, or until the next appointment; drawing books what was drawn', () => {
  expect(pressedRange(540, [])).toEqual({ from: 540, to: 660 })
  expect(pressedRange(540, [at('08:00', '09:30'), at('10:15', '11:00')])).toEqual({ from: 540, to: 615 })
  expect(pressedRange(540, [at('09:10', '11:00')])).toEqual({ from: 540, to: 570 })
  expect(pressedRange(1410, [])).toEqual({ from: 1410, to: 1440 })
  expect(drawnRange(600, 540)).toEqual({ from: 540, to: 630 })
  expect(timeAt(1440)).toBe('23:59')
})

describe('an appointment that is dropped', () => {
  const technician = { name: 'Mia Manager', userId: 'u1' }
  const carried = {
    id: 'a1',
    date: '2026-11-20',
    ...at('09:00', '11:00'),
    technician,
    customer: { name: 'Robin Doyle', lastName: 'Doyle' },
  }
  const other = { name: 'Zoe Outside', userId: null }
  const column = { date: '2026-11-21', technician: other, minutes: day }

  test.each([
    [0, '09:00', '11:00'],
    [38, '09:45', '11:45'],
    [-300, '08:00', '10:00'],
    [900, '16:00', '18:00'],
  ])(
    'An appointment that is dropped after %i minutes of way has the time of that place',
    (down, startTime, endTime) => {
      expect(positionIn(column, carried, down)).toEqual({
        date: '2026-11-21',
        startTime,
        endTime,
        technician: other,
      })
    },
  )

  test('An appointment that is dropped on a day of the month keeps its times', () => {
    expect(positionIn({ date: '2026-11-21' }, carried, 500)).toEqual({ date: '2026-11-21' })
  })
})

test('Each team member has a column, and each name from outside that has appointments', () => {
  const mia = { name: 'Mia Manager', userId: 'u1' }
  const sam = { name: 'Sam Staff', userId: 'u2' }
  const zoe = { name: 'Zoe Outside', userId: null }
  const gone = { name: 'Gus Gone', userId: 'u9' }
  const appointments = [zoe, mia, { ...zoe, name: 'zoe outside ' }, gone].map((technician) => ({
    technician,
  }))
  const columns = technicianColumns('2026-11-20', [mia, sam], appointments, ({ name }) => name)
  expect(columns.map(({ name, appointments: own }) => [name, own.length])).toEqual([
    ['Mia Manager', 1],
    ['Sam Staff', 0],
    ['Gus Gone', 1],
    [expect.stringMatching(/^zoe outside ?$/i), 2],
  ])
})

test.each([
  ['ArrowDown', { column: 1, minute: 570 }],
  ['ArrowUp', { column: 1, minute: 510 }],
  ['ArrowLeft', { column: 0, minute: 540 }],
  ['ArrowRight', { column: 2, minute: 540 }],
  ['Home', { column: 1, minute: 480 }],
  ['End', { column: 1, minute: 1050 }],
  ['a', null],
])('Slots are walked by %s', (key, place) => {
  expect(placeAfterKey(key, { column: 1, minute: 540 }, 3, day)).toEqual(place)
})
