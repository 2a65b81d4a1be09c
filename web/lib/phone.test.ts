import { describe, expect, it } from 'vitest'
import { formatPhone, formatTypedPhone } from './phone.ts'

describe('formatTypedPhone', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5550', '(555)0'],
    ['555010', '(555)010'],
    ['5550102', '(555)010-2'],
    ['5550102030', '(555)010-2030'],
    ['+44 20', '+44 20'],
  ])('%j is shown as %j', (value, shown) => {
    expect(formatTypedPhone(value)).toBe(shown)
  })
})

describe('formatPhone', () => {
  it.each([
    ['5550123', '555-0123'],
    ['55501234', '55501234'],
    ['555012345', '555012345'],
    ['5550102030', '(555)010-2030'],
    ['555', '(555'],
    ['', ''],
  ])('%j is read as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  })
})
