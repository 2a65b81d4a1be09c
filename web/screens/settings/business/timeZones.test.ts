import { expect, test } from 'vitest'
import { zoneOffset, zonesMatching } from './timeZones.ts'

test('Zones say how far they are from Greenwich', () => {
  expect(zoneOffset('America/New_York', new Date('2026-07-01'))).toBe('GMT-4')
  expect(zoneOffset('America/New_York', new Date('2026-01-01'))).toBe('GMT-5')
  expect(zoneOffset('Mars/Olympus', new Date())).toBe('')
})

test('Zones are found by any words of their names, in any case', () => {
  expect(zonesMatching('new york', 'UTC')).toEqual(['America/New_York'])
  expect(zonesMatching('York, America', 'UTC')).toEqual(['America/New_York'])
  expect(zonesMatching('NEW_Y', 'UTC')).toEqual(['America/New_York'])
  expect(zonesMatching('olympus', 'UTC')).toEqual([])
})

test('The chosen one is offered first, also when the browser calls it otherwise', () => {
  expect(zonesMatching('', 'Europe/Paris')[0]).toBe('Europe/Paris')
  expect(zonesMatching('', 'US/Eastern')[0]).toBe('US/Eastern')
  expect(zonesMatching('eastern', 'US/Eastern')).toContain('US/Eastern')
})
