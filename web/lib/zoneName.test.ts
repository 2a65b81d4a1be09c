import { expect, test } from 'vitest'
import { zoneName } from './zoneName.ts'

test('Zones are called by their place, without the continent', () => {
  expect(zoneName('America/New_York')).toBe('New York')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina')
  expect(zoneName('UTC')).toBe('UTC')
})
