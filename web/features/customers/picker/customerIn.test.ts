import { expect, test } from 'vitest'
import { customerIn } from './customerIn.ts'

test.each([
  ['Walter Newman', 'Walter', 'Newman', ''],
  ['zzqq', 'Zzqq', '', ''],
  ['  maria  del carmen ortiz ', 'Maria', 'Del Carmen Ortiz', ''],
  ['585-010-9999', '', '', '5850109999'],
  ['(585) 010 9999', '', '', '5850109999'],
  ['+1 585 010 9999', '', '', '5850109999'],
  ['walter newman 5850109999', 'Walter', 'Newman', '5850109999'],
  ['ana 5850109999', 'Ana', '', '5850109999'],
  ['DJ McGee', 'DJ', 'McGee', ''],
  ['éva', 'Éva', '', ''],
  ['', '', '', ''],
])('“%s” is %s, %s, %s', (typed, firstName, lastName, phoneNumber) => {
  expect(customerIn(typed)).toEqual({ firstName, lastName, phoneNumber })
})
