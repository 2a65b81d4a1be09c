import { describe, expect, it } from 'vitest'
import { changesBy, type Said } from './merge.ts'
import type { Written } from './written.ts'

const known: Written = {
  firstName: 'Zoë',
  lastName: 'Ortiz',
  phoneNumber: '5852000000',
  email: null,
  address: '12 Main St',
  city: 'Rochester',
  interest: 'Darts',
  notes: 'Tags: VIP\n\nService address: 7 Lake Rd, Geneva',
  status: 'UNSOLD',
  ownerId: null,
}
const nothing: Said = {
  ...{ firstName: '', lastName: '', phoneNumber: '', email: null, address: null, city: null },
  ...{ interest: null, notes: null, status: null, ownerId: null },
}

describe('a later record of the same person', () => {
  const later = (said: Partial<Said>) => changesBy(known, { ...nothing, ...said }, 'FILL', true)

  it('adds to the notes what the first did not say', () => {
    expect(later({ notes: 'Tags: VIP\nService address: 8 Hill Rd, Geneva' })).toEqual({
      notes: `${known.notes}\nService address: 8 Hill Rd, Geneva`,
    })
    expect(
      later({ address: '9 Elm St', city: 'Geneva', phoneNumber: '5852000001', interest: 'Snooker' }),
    ).toEqual({
      notes: [
        known.notes,
        'Further address: 9 Elm St, Geneva',
        'Further phone number: 5852000001',
        'Further interest: Snooker',
      ].join('\n'),
    })
  })

  it('changes nothing when it says the same', () => {
    expect(later({ ...known, interest: 'darts' })).toEqual({})
  })

  it('fills what is empty, without saying it twice', () => {
    expect(later({ email: 'zoe@example.com' })).toEqual({ email: 'zoe@example.com' })
  })

  it('keeps notes within their limit', () => {
    const { notes } = later({ notes: `${'x'.repeat(4_990)}\nGate code: 42` })
    expect(notes).toBe(`${known.notes}\nGate code: 42`)
  })
})

it('A customer who was there before the file gets no further values', () => {
  const said = { ...nothing, phoneNumber: '5852000001', notes: 'Tags: Blog' }
  expect(changesBy(known, said, 'FILL', false)).toEqual({})
})
