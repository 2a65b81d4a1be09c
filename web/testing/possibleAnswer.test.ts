import { expect, it } from 'vitest'
import contacts from '#web/__generated__/ContactsScreenQuery.graphql.ts'
import { contact, contactsData } from './contactData.ts'
import { checkAnswer, impossibleAnswers } from './possibleAnswer.ts'

const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00.000Z')
const check = (more: object, filter = 'UPCOMING') =>
  checkAnswer(contacts.params.id ?? '', { filter }, contactsData([{ ...maria, ...more }]).data)

it.each([
  [{ canComplete: null }, /edges\.0\.node\.canComplete: Cannot return null/],
  [{ status: 'DONE' }, /edges\.0\.node\.status: .*"DONE"/],
  [{ notes: undefined }, /edges\.0\.node\.notes: is missing/],
  [{ databaseId: 'one' }, /edges\.0\.node\.databaseId: .*"one"/],
])('An answer with %j is none of the API', (more, problem) => {
  check(more)
  expect(impossibleAnswers()).toEqual([expect.stringMatching(problem)])
})

it('Variables of another type are noted, and a possible answer is not', () => {
  check({}, 'SOON')
  expect(impossibleAnswers()).toEqual([expect.stringMatching(/variables: .*"SOON"/)])
  check({})
  expect(impossibleAnswers()).toEqual([])
})
