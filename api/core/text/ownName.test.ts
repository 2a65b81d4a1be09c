import { expect, it } from 'vitest'
import { isOwnName } from '#api/core/text/ownName.ts'

const names = ['Break Room', 'Zoë', "O'Malley", 'zoe.malley', 'zm@corner-pocket.example']

it.each([
  ['BREAKROOM'],
  ['break-room'],
  ['Room2026!'],
  ['Room room'],
  ['omalley1'],
  ['O’Malley99'],
  ['MÁLLEYmalley'],
  ['zoemalley'],
])('%s is little more than a name', (password) => expect(isOwnName(password, names)).toBe(true))

it.each([
  ['room with a view'],
  ['malley likes tea'],
  ['zoe123'],
  ['corner'],
  ['pocket1'],
  ['break shots 77'],
])('%s is more than a name', (password) => expect(isOwnName(password, names)).toBe(false))

it('A name that is not filled in makes no password one', () => {
  expect(isOwnName('123456', ['', ' ', '@'])).toBe(false)
})
