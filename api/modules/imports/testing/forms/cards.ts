import type { Target } from '#api/modules/imports/columns/targets.ts'
import { dashed, type Person, spoken } from './people.ts'
import type { Form } from './shape.ts'

type Values = Readonly<Record<string, (person: Person) => string>>

/** The header record that the reader of cards makes for every dialect. */
const cardTargets: Readonly<Record<string, Target>> = {
  'First Name': 'FIRST_NAME',
  'Last Name': 'LAST_NAME',
  'Full Name': 'FULL_NAME',
  'Organization Name': 'COMPANY',
  'Mobile Phone': 'PHONE',
  'Main Phone': 'PHONE',
  'Home Phone': 'PHONE',
  'Work Phone': 'PHONE',
  'Other Phone': 'PHONE',
  Email: 'EMAIL',
  'Email 2': 'NOTES',
  Street: 'STREET',
  City: 'CITY',
  Region: 'NOTES',
  'Postal Code': 'NOTES',
  Country: 'NOTES',
  Birthday: 'NOTES',
  Website: 'NOTES',
  Categories: 'NOTES',
  Notes: 'NOTES',
}

const columnsWith = (values: Values): Form['columns'] =>
  Object.entries(cardTargets).map(([header, target]) =>
    values[header] ? ([header, target, values[header]] as const) : ([header, target] as const),
  )

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')

/** Lines of 75 characters, as vCard 3.0 folds them. */
const folded = (line: string, lineEnd: string) =>
  line.replace(/(?<=^.{75}|^.{75}(?:.{74})+)(?=.)/gu, `${lineEnd} `)

const card = (version: string, lines: readonly string[], lineEnd = '\r\n') =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', '']
    .map((line) => folded(line, lineEnd))
    .join(lineEnd)

/** Quoted-printable with a soft break after the first byte. */
function quotedPrintable(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const coded = bytes.map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
  return `${coded[0]}=\r\n${coded.slice(1).join('')}`
}

const fullName = ({ first, last }: Person) => `${first} ${last}`

const person = { firstName: 'Zoë', lastName: 'Ortiz', email: 'zoe.ortiz0@example.com' }

/** The four dialects of vCard files. */
export const cards: Record<string, Form> = {
  'iPhone vCard 3.0': {
    columns: columnsWith({
      'First Name': ({ first }) => first,
      'Last Name': ({ last }) => last,
      'Full Name': fullName,
      'Organization Name': ({ company }) => company,
      'Mobile Phone': ({ mobile }) => spoken(mobile),
      'Home Phone': ({ phone }) => spoken(phone),
      Email: ({ email }) => email,
      Street: ({ street }) => street,
      City: ({ city }) => city,
      Region: () => 'NY',
      'Postal Code': ({ zip }) => zip,
      Notes: ({ note }) => note,
    }),
    card: (p) =>
      card('3.0', [
        'PRODID:-//Apple Inc.//iPhone OS 17.4//EN',
        `N:${escaped(p.last)};${escaped(p.first)};;;`,
        `FN:${escaped(fullName(p))}`,
        ...(p.company ? [`ORG:${escaped(p.company)};`] : []),
        `item1.EMAIL;type=INTERNET;type=pref:${p.email}`,
        `TEL;type=CELL;type=VOICE;type=pref:${spoken(p.mobile)}`,
        `TEL;type=HOME;type=VOICE:${spoken(p.phone)}`,
        `item2.ADR;type=HOME;type=pref:;;${escaped(p.street)};${escaped(p.city)};NY;${p.zip};`,
        `NOTE:${escaped(p.note)}`,
        `PHOTO;ENCODING=b;TYPE=JPEG:${'/9j/4AAQSkZJRg'.repeat(20)}`,
      ]),
    becomes: {
      ...person,
      phoneNumber: '3152000000',
      otherPhones: ['5852000000'],
      address: '12 Main St',
      city: 'Rochester',
      notes: [
        'Likes oak, not "pine".',
        'Company: Shop 0 LLC',
        'Region: NY',
        'Postal Code: 14600',
        'Home Phone: (585) 200-0000',
      ].join('\n'),
    },
  },
  'Android vCard 2.1': {
    columns: columnsWith({
      'First Name': ({ first }) => first,
      'Last Name': ({ last }) => last,
      'Full Name': fullName,
      'Mobile Phone': ({ mobile }) => mobile,
      'Work Phone': ({ work }) => dashed(work),
      Email: ({ email }) => email,
    }),
    card: (p) =>
      card('2.1', [
        `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(p.last)};${quotedPrintable(p.first)};;;`,
        `FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(fullName(p))}`,
        `TEL;CELL:${p.mobile}`,
        `TEL;WORK:${dashed(p.work)}`,
        `EMAIL;HOME:${p.email}`,
        'SOUND;X-IRMC-N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;;;',
      ]),
    becomes: {
      ...person,
      phoneNumber: '3152000000',
      otherPhones: ['7162000000'],
      notes: 'Work Phone: 716-200-0000',
    },
  },
  'Google vCard 3.0': {
    columns: columnsWith({
      'First Name': ({ first }) => first,
      'Full Name': ({ first }) => first,
      'Other Phone': ({ phone }) => `+1 ${dashed(phone)}`,
      Email: ({ email }) => email,
      Categories: () => 'myContacts, Regulars',
    }),
    card: (p) =>
      card(
        '3.0',
        [
          `FN:${escaped(p.first)}`,
          `N:;${escaped(p.first)};;;`,
          `EMAIL;TYPE=INTERNET:${p.email}`,
          `TEL:+1 ${dashed(p.phone)}`,
          'CATEGORIES:myContacts,Regulars',
        ],
        '\n',
      ),
    becomes: {
      firstName: 'Zoë',
      email: person.email,
      phoneNumber: '5852000000',
      notes: 'Categories: Regulars',
    },
  },
  'vCard 4.0': {
    columns: columnsWith({
      'Full Name': fullName,
      'Mobile Phone': ({ mobile }) => `+1-${dashed(mobile)}`,
      Email: ({ email }) => email,
      Birthday: () => '1980-05-04',
      Website: () => 'https://example.com',
    }),
    card: (p) =>
      card('4.0', [
        `FN:${escaped(fullName(p))}`,
        `TEL;VALUE=uri;TYPE="cell,voice":tel:+1-${dashed(p.mobile)}`,
        `EMAIL:${p.email}`,
        'BDAY:19800504',
        'URL:https://example.com',
      ]),
    becomes: {
      ...person,
      phoneNumber: '3152000000',
      notes: 'Birthday: 1980-05-04\nWebsite: https://example.com',
    },
  },
}
