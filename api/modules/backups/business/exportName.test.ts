import { expect, test } from 'vitest'
import { exportName } from './exportName.ts'

const named = (name: string, encrypted = false) =>
  exportName({ id: 7, name, encrypted, now: new Date('2026-06-10T23:30:00Z') })

test.each([
  ['Chalk & Cue', 'cuecard-chalk-cue-7-2026-06-10.tar.gz'],
  ['../../etc/passwd"\r\n', 'cuecard-etc-passwd-7-2026-06-10.tar.gz'],
  ['Café Ünal', 'cuecard-café-ünal-7-2026-06-10.tar.gz'],
  ['★', 'cuecard-7-2026-06-10.tar.gz'],
  ['a'.repeat(200), `cuecard-${'a'.repeat(60)}-7-2026-06-10.tar.gz`],
])('The export of %j has the name of the business, its number and the date', (name, file) => {
  expect(named(name)).toBe(file)
})

test('The name of an encrypted export says so', () => {
  expect(named('Chalk', true)).toBe('cuecard-chalk-7-2026-06-10.tar.gz.age')
})
