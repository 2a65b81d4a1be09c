import { expect, it } from 'vitest'
import { initials } from './names.ts'

it.each([
  ['Maria Ortiz', 'MO'],
  ['maria del carmen ortiz', 'MO'],
  ['Cher', 'C'],
  ['  ', ''],
  ['🎱 Łukasz', '🎱Ł'],
  ['🇫🇷 Paul', '🇫🇷P'],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧F'],
  ['ß straße', 'SS'],
  ['"Bob" (Jr.)', 'BJ'],
  ["'t Hooft", 'TH'],
  ['Keoni ʻIolani', 'KI'],
  ['ʿAbd al-Ḥamīd ʾIbrāhīm', 'AI'],
  ['김 민수', '김민'],
  ['علي حسن', 'عح'],
  ['1️⃣ One', '1️⃣O'],
  ['é Zoe\u0301', 'ÉZ'],
])('%j has the initials %j', (name, short) => {
  expect(initials(name)).toBe(short)
})
