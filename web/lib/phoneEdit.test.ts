import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTypedPhone } from './phone.ts'
import { editPhone, phoneValue } from './phoneEdit.ts'

describe('phoneValue', () => {
  it.each([
    ['1-555-010-0200', '5550100200'],
    ['\u202a+1 (555) 010-0200\u202c', '5550100200'],
    ['Cell: +1 555 010 0200', '5550100200'],
    ['555010203099', '5550102030'],
    ['+', '+'],
    ['+1 ', '+1'],
    ['+1 5', '5'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['00442079460958', '+442079460958'],
  ])('The phone value of %j is %j', (text, value) => {
    expect(phoneValue(text)).toBe(value)
  })

  it('is the same for what the field shows', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = phoneValue(text)
        expect(phoneValue(formatTypedPhone(value))).toBe(value)
        expect(value).toMatch(/^\d{0,10}$|^\+/)
      }),
    )
  })
})

/** A field with a caret, driven key by key as a browser would. */
function typist(start = '', at?: number) {
  let digits = start
  let caret = at ?? formatTypedPhone(start).length
  const edit = (text: string, next: number, forward = false) => {
    const edited = editPhone({ before: shown(), text, caret: next, forward })
    digits = edited.value
    caret = edited.caret
  }
  const shown = () => formatTypedPhone(digits)
  return {
    type: (text: string) => edit(shown().slice(0, caret) + text + shown().slice(caret), caret + text.length),
    backspace: () => {
      if (caret > 0) edit(shown().slice(0, caret - 1) + shown().slice(caret), caret - 1)
    },
    remove: () => edit(shown().slice(0, caret) + shown().slice(caret + 1), caret, true),
    state: () => `${shown().slice(0, caret)}|${shown().slice(caret)}`,
    digits: () => digits,
    caret: () => caret,
  }
}

describe('editPhone', () => {
  it('follows typing from the start', () => {
    const field = typist()
    const states = [...'5550102030'].map((digit) => {
      field.type(digit)
      return field.state()
    })
    expect(states).toEqual([
      '(5|',
      '(55|',
      '(555|',
      '(555)0|',
      '(555)01|',
      '(555)010|',
      '(555)010-2|',
      '(555)010-20|',
      '(555)010-203|',
      '(555)010-2030|',
    ])
  })

  it('keeps the caret behind a digit put in the middle', () => {
    const field = typist('55502030', 3)
    field.type('9')
    expect(field.state()).toBe('(559|)502-030')
  })

  it('ignores a letter and stays where it was', () => {
    const field = typist('5550102', 6)
    field.type('x')
    expect(field.state()).toBe('(555)0|10-2')
  })

  it('deletes the digit before a bracket or dash that was meant', () => {
    const field = typist('5550102030', 9)
    field.backspace()
    expect(field.state()).toBe('(555)01|2-030')
    const bracket = typist('5550102030', 5)
    bracket.backspace()
    expect(bracket.state()).toBe('(55|0)102-030')
  })

  it('deletes forward over the dash', () => {
    const field = typist('5550102030', 8)
    field.remove()
    expect(field.state()).toBe('(555)010|-030')
  })

  it('can be emptied with backspace alone', () => {
    const field = typist('5550102030')
    for (let press = 0; press < 10; press++) field.backspace()
    expect(field.state()).toBe('|')
  })

  it('takes a pasted number in any notation', () => {
    const field = typist()
    field.type('+1 (555) 010-2030')
    expect(field.state()).toBe('(555)010-2030|')
  })

  it.each(['1-555-010-2030', '+1 555 010 2030', '1 (555) 010-2030'])(
    'keeps all of %j, key by key',
    (text) => {
      const field = typist()
      for (const key of text) field.type(key)
      expect(field.state()).toBe('(555)010-2030|')
    },
  )

  it('cuts nothing off a number of another country', () => {
    const field = typist()
    for (const key of '+420 223 002 522') field.type(key)
    expect(field.state()).toBe('+420 223 002 522|')
    field.backspace()
    expect(field.state()).toBe('+420 223 002 52|')
  })

  it('Editing a number never loses its way, whatever is pressed', () => {
    const key = fc.oneof(
      fc.constantFrom('backspace' as const, 'remove' as const),
      fc.string({ minLength: 1, maxLength: 12 }).map((text) => ({ text })),
    )
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        const field = typist()
        for (const press of keys) {
          if (press === 'backspace') field.backspace()
          else if (press === 'remove') field.remove()
          else field.type(press.text)
          expect(field.digits()).toMatch(/^\d{0,10}$|^\+/)
          expect(field.caret()).toBeGreaterThanOrEqual(0)
          expect(field.caret()).toBeLessThanOrEqual(formatTypedPhone(field.digits()).length)
        }
      }),
    )
  })
})
