import fc from 'fast-check'
import { expect, it } from 'vitest'
import { places, toGsm } from '#api/modules/sms/gsm7.ts'
import { dayAndTime, reminderText } from '#api/modules/sms/reminders/templates.ts'

const startsAt = new Date('2026-06-17T13:00:00Z')
const told = {
  firstName: 'Cora',
  business: 'Corner Pocket Billiards',
  technician: 'Theo Felt',
  startsAt,
  timeZone: 'America/New_York',
}

it('A reminder says who, when and how to answer', () => {
  expect(reminderText(told)).toBe(
    'Hi Cora, Corner Pocket Billiards reminder: Wed, Jun 17 9:00 AM with Theo Felt. Reply C to confirm, STOP to opt out.',
  )
})

it('A reminder writes names in the alphabet of texts', () => {
  const names = { firstName: 'Zoë', business: 'Łódź “Bar” 🎱', technician: 'José Ñandú' }
  expect(reminderText({ ...told, ...names })).toBe(
    'Hi Zoe, Lodz "Bar" reminder: Wed, Jun 17 9:00 AM with José Ñandu. Reply C to confirm, STOP to opt out.',
  )
  expect(reminderText({ ...told, firstName: '山田', business: '🎱', technician: 'Ольга' })).toBe(
    'Hi, reminder: Wed, Jun 17 9:00 AM. Reply C to confirm, STOP to opt out.',
  )
})

it('A reminder takes letters from the longest name', () => {
  const text = reminderText({ ...told, business: 'B'.repeat(120), technician: 'Theo' })
  expect(places(text)).toBe(160)
  expect(text).toMatch(/^Hi Cora, B{60,} reminder: Wed, Jun 17 9:00 AM with Theo\. Reply C/)
})

it('The length of a text counts signs of the extension twice', () => {
  expect([places('a€b'), places('~'), places('é'), places('ê')]).toEqual([4, 2, 1, Number.POSITIVE_INFINITY])
  expect(toGsm('a\u0000\tb\nc')).toBe('a b c')
})

it.each([
  ['Þóra', 'Thora'],
  ['Ħamrun', 'Hamrun'],
  ['Ðorđe', 'Dorde'],
  ['Əli Şəhla', 'Eli Sehla'],
  ['Ŋoya Ɓala', 'Noya Bala'],
  ['O′Hara O´Hara OʼHara', "O'Hara O'Hara O'Hara"],
  ['Anne\u2011Marie Jean\u2010Luc', 'Anne-Marie Jean-Luc'],
  ['Œuvre', 'Oeuvre'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['ﬁn „Bar“ …', 'fin "Bar" ...'],
  ['Σοφία Δέσποινα', ''],
  ['Иван Smith', 'Smith'],
  ['ΔΦΓ', 'ΔΦΓ'],
  ['🎱 Pool & Darts', 'Pool & Darts'],
])('A reminder writes %s as %s', (name, written) => {
  expect(toGsm(name)).toBe(written)
})

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('{', '€', '~', 'é', 'W', ' '), maxLength: 200 }),
)

it('A reminder fits one segment whatever the names are, with day, time and the way out', () => {
  const anyMoment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  const zones = fc.constantFrom(
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Chatham',
  )
  fc.assert(
    fc.property(
      anyName,
      anyName,
      anyName,
      anyMoment,
      zones,
      (firstName, business, technician, at, timeZone) => {
        const text = reminderText({ firstName, business, technician, startsAt: at, timeZone })
        expect(places(text)).toBeLessThanOrEqual(160)
        expect(text).toContain(dayAndTime({ startsAt: at, timeZone }))
        expect(text).toMatch(/^Hi.*reminder: .*\. Reply C to confirm, STOP to opt out\.$/)
      },
    ),
  )
})
