import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes rows as spreadsheets read them, texts that look like formulas as texts', () => {
  const rows = [
    ['Week', 'Added', 'Who'],
    ['2026-11-16', 3, '=HYPERLINK("x")'],
  ]
  expect(toCsv(rows)).toBe('\ufeffWeek,Added,Who\r\n2026-11-16,3,"\t=HYPERLINK(""x"")"\r\n')
})
