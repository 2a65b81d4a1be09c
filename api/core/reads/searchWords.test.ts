import { expect, it } from 'vitest'
import { searchWords } from './searchWords.ts'

it.each([
  ['Smith, Ann', ['smith', 'ann']],
  ['(Ann)  "Smith"', ['ann', 'smith']],
  ['<ann@example.com>;', ['ann@example.com']],
  ['[Ann],Smith:', ['ann', 'smith']],
  ['O’Hara, Zoë', ["o'hara", 'zoe']],
  ['100% a_b St. -', ['100%', 'a_b', 'st', '-']],
  [',', [',']],
  ['St. John', ['st', 'john']],
  ['Smith, Bob Jr.', ['smith', 'bob', 'jr']],
  ['J. Public.', ['j', 'public']],
  ['Ott;Ann', ['ott', 'ann']],
  ['mailto:ann.ott@example.com', ['ann.ott@example.com']],
  ['Who is Ann?', ['who', 'is', 'ann']],
  ['3.5', ['3.5']],
])('The words of %j are %j', (search, words) => {
  expect(searchWords(search).words).toEqual(words)
})
