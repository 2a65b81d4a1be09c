import { expect, test } from 'vitest'
import { readAnswer } from './readAnswer.ts'

const read = (status: number, body: unknown, statusText = '') =>
  readAnswer(status, statusText, typeof body === 'string' ? body : JSON.stringify(body))
const refused = (code: string, extensions = {}) => ({
  errors: [{ message: 'Why', extensions: { code, ...extensions } }],
  data: null,
})

test('Data without errors is an answer', () => {
  expect(read(200, { data: { viewer: null } })).toMatchObject({
    data: { data: { viewer: null } },
    error: null,
  })
})

test('Data beside an error is none: nothing half-read is shown', () => {
  expect(read(200, { ...refused('INTERNAL'), data: { viewer: null } }).error).toMatchObject({
    code: 'INTERNAL',
  })
})

test('Field messages, choice tokens, newer values and the request id come along', () => {
  const fields = { phoneNumber: ['Phone number must have 7 to 10 digits'] }
  expect(read(400, refused('BAD_INPUT', { fields })).error).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Why',
    fields,
  })
  const businesses = [{ choiceToken: 't', name: 'Corner Pocket Billiards' }]
  expect(read(409, refused('CHOOSE_BUSINESS', { businesses })).error).toMatchObject({
    data: businesses,
    fields: {},
  })
  expect(read(409, refused('CONFLICT', { current: { version: 2 } })).error).toMatchObject({
    data: { version: 2 },
  })
  expect(read(500, refused('INTERNAL', { requestId: 'r1' })).error).toMatchObject({ requestId: 'r1' })
})

test.each([
  [503, 'Down for repair', '', 'UNAVAILABLE', '503: Down for repair'],
  [502, '', 'Bad Gateway', 'UNAVAILABLE', '502: Bad Gateway'],
  [500, '', '', 'INTERNAL', '500: Unknown error'],
  [429, 'Slow down', '', 'RATE_LIMITED', '429: Slow down'],
])(
  'An answer that is no GraphQL (%i %s %s) reads status, colon, text',
  (status, text, statusText, code, message) => {
    expect(read(status, text, statusText).error).toMatchObject({ code, message })
  },
)

test('An answer of neither data nor errors is a failure', () => {
  expect(read(200, '{}').error).toMatchObject({ code: 'INTERNAL', message: '200: {}' })
  expect(read(200, 'null').error).toMatchObject({ code: 'INTERNAL' })
})
