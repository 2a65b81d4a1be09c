import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('A file is lines of values with a byte order mark', () => {
  expect(
    toCsv([
      ['Week', 'Sold'],
      ['Nov 16', 3],
      ['Nov 23', null],
    ]),
  ).toBe('\ufeffWeek,Sold\r\nNov 16,3\r\nNov 23,\r\n')
})

test('A file quotes commas, quotes and line breaks', () => {
  expect(toCsv([['Nov 16, 2026', 'the "big" one', 'two\nlines']])).toBe(
    '\ufeff"Nov 16, 2026","the ""big"" one","two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('A file keeps %j a text', (text) => {
  expect(toCsv([[text]]).replaceAll('"', '')).toBe(`\ufeff'${text}\r\n`)
})

test('A file leaves numbers numbers, below zero too', () => {
  expect(toCsv([[-1, 0]])).toBe('\ufeff-1,0\r\n')
})
