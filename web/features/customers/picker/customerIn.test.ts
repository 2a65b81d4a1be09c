import { expect, test } from 'vitest'
import { customerIn } from './customerIn.ts'

test.each([
  ['Walter Newman', 'Walter', 'Newman', ''],
  ['zzqq', 'Zzqq', '', ''],
  ['  maria  del carmen ortiz ', 'Maria', 'Del Carmen Ortiz', ''],
  ['585-010-9999', '', '', '5850109999'],
  ['(585) 010 9999', '', '', '5850109999'],
  ['+1 585 010 9999', '', '', '5850109999'],
  ['555-010', '', '', '555010'],
  ['walter newman 5850109999', 'Walter', 'Newman', '5850109999'],
  ['ana 5850109999', 'Ana', '', '5850109999'],
  ['Ana 585-0199', 'Ana', '', '5850199'],
  ['Studio 1234', 'Studio', '1234', ''],
  ['Ana +44 20 7946 0958', 'Ana', '', '+44 20 7946 0958'],
  ['58501099991234', '', '', '58501099991234'],
  ['DJ McGee', 'DJ', 'McGee', ''],
  ['O’Brien, Conor', 'Conor', 'O’Brien', ''],
  ['Juan de la Cruz', 'Juan', 'de la Cruz', ''],
  ['田中 太郎', '田中', '太郎', ''],
  ['田中　太郎 585-010-9999', '田中', '太郎', '5850109999'],
  ['رضا‌علی محمدی', 'رضا‌علی', 'محمدی', ''],
  ['éva', 'Éva', '', ''],
  ['mary-jane o’brien', 'Mary-Jane', 'O’Brien', ''],
  ["anna d'arc", 'Anna', "D'Arc", ''],
  ['ßen ﬁona', 'ßen', 'ﬁona', ''],
  ['ann john’s', 'Ann', 'John’s', ''],
  ['Smith, Ann', 'Ann', 'Smith', ''],
  ['smith,ann', 'Ann', 'Smith', ''],
  ['Smith,', 'Smith', '', ''],
  ['John Smith, Jr.', 'John', 'Smith Jr.', ''],
  ['Smith, Ann (555) 010-2030 ext 5', 'Ann', 'Smith', '5550102030'],
  ['5550102030, Smith, Ann', 'Ann', 'Smith', '5550102030'],
  ['Ann Smith, 555.010.2030 x5', 'Ann', 'Smith', '5550102030'],
  ['555-0120 #5 Ann Smith', 'Ann', 'Smith', '5550120'],
  ['Ann Smith cell: 555-010-2030', 'Ann', 'Smith', '5550102030'],
  ['Kim Min-jun +1 555 010 2030', 'Kim', 'Min-jun', '5550102030'],
  ['', '', '', ''],
])('“%s” is %s, %s, %s', (typed, firstName, lastName, phoneNumber) => {
  expect(customerIn(typed)).toEqual({ firstName, lastName, phoneNumber, email: '' })
})

test.each([
  ['ann@example.org', '', '', ''],
  ['Ann Smith <ann@example.org>', 'Ann', 'Smith', ''],
  ['Smith, Ann; ann@example.org, smith@example.org.', 'Ann', 'Smith', ''],
  ['ann@example.org 555-010-2030 ext 5', '', '', '5550102030'],
])('“%s” has an email address', (typed, firstName, lastName, phoneNumber) => {
  expect(customerIn(typed)).toEqual({ firstName, lastName, phoneNumber, email: 'ann@example.org' })
})
