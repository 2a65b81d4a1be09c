import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FeedRow, renderCalendar } from '#api/modules/appointments/feed/render.ts'

const row: FeedRow = {
  id: 12,
  startsAt: new Date('2026-06-15T13:00:00Z'),
  endsAt: new Date('2026-06-15T15:00:00Z'),
  technician: 'Theo Felt',
  description: 'New felt',
  scheduleVersion: 3,
  updatedAt: new Date('2026-06-10T16:00:00Z'),
  customer: { name: 'Cora Customer', phoneNumber: '5550100200', city: 'Springfield' },
}

const render = (rows: FeedRow[], title = 'A shop') => renderCalendar({ businessId: 7, title, rows })

/** Parses a file as RFC 5545 requires: lines end in CRLF, have at most 75 bytes, and continue after a space. */
function read(file: string): [name: string, value: string][] {
  expect(file.endsWith('\r\n')).toBe(true)
  const written = file.slice(0, -2).split('\r\n')
  for (const line of written) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\p{Surrogate}]/u)
  }
  const unfolded = written.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return unfolded.map((line) => {
    const colon = line.indexOf(':')
    const text = line.slice(colon + 1)
    return [
      line.slice(0, colon),
      text.replace(/\\([\\;,nN])/g, (_, c) => (c === 'n' || c === 'N' ? '\n' : c)),
    ]
  })
}
const values = (file: string, name: string) =>
  read(file).flatMap(([is, value]) => (is === name ? [value] : []))

it('The feed says what an appointment is, when it is in UTC, and which version it has', async () => {
  expect(read(await render([row], 'Balls; Cues, \\ more appointments'))).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Cuecard//Service calendar//EN'],
    ['NAME', 'Balls; Cues, \\ more appointments'],
    ['X-WR-CALNAME', 'Balls; Cues, \\ more appointments'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
    ['BEGIN', 'VEVENT'],
    ['UID', 'appointment-12.business-7@cuecard'],
    ['SEQUENCE', '3'],
    ['DTSTAMP', '20260610T160000Z'],
    ['DTSTART', '20260615T130000Z'],
    ['DTEND', '20260615T150000Z'],
    ['SUMMARY', 'Cora Customer: New felt'],
    ['LOCATION', 'Springfield'],
    ['DESCRIPTION', 'Technician: Theo Felt\nPhone: (555)010-0200\nNew felt'],
    ['STATUS', 'CONFIRMED'],
    ['LAST-MODIFIED', '20260610T160000Z'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ])
})

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      ';',
      ',',
      '\\',
      ':',
      ' ',
      '"',
      '🎱',
      '👨‍👩‍👧',
      'é',
      '\u2028',
      '\u0000',
      'n',
    ),
  }),
  fc.constant('x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:mine'),
)

it('The feed keeps whatever people write inside its own place', async () => {
  await fc.assert(
    fc.asyncProperty(
      nasty,
      nasty,
      nasty,
      nasty,
      nasty,
      async (name, customer, description, technician, city) => {
        const one = { ...row, description, technician, customer: { ...row.customer, name: customer, city } }
        const file = await render([one, { ...row, id: 13 }], name)
        const lines = read(file)
        expect(lines.filter(([is]) => is === 'BEGIN').map(([, value]) => value)).toEqual([
          'VCALENDAR',
          'VEVENT',
          'VEVENT',
        ])
        expect(values(file, 'UID')).toEqual([
          'appointment-12.business-7@cuecard',
          'appointment-13.business-7@cuecard',
        ])
        expect(new Set(lines.map(([is]) => is)).size).toBeLessThanOrEqual(18)
        const withSpaces = description.replaceAll('\t', ' ')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there.
        const told = withSpaces.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/gu, '')
        expect(values(file, 'DESCRIPTION')[0]?.trimEnd().endsWith(told.trimEnd())).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
