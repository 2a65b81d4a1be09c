import type { CardColumn, CardTexts } from './cardColumns.ts'
import { type CardProperty, partsOf, textOf } from './property.ts'

const phoneColumns: [type: string, column: CardColumn][] = [
  ['CELL', 'Mobile Phone'],
  ['IPHONE', 'Mobile Phone'],
  ['MAIN', 'Main Phone'],
  ['HOME', 'Home Phone'],
  ['WORK', 'Work Phone'],
]

const emailColumns: CardColumn[] = ['Email', 'Email 2']

const together = (texts: (string | undefined)[], separator: string) => texts.filter(Boolean).join(separator)

/** Preferred properties first, else in the order of the card. */
function named(card: readonly CardProperty[], name: string): CardProperty[] {
  const found = card.filter((property) => property.name === name)
  return found.toSorted((one, other) => Number(other.preferred) - Number(one.preferred))
}

/** `tel:+1-512-555-0100;ext=12` is `+1-512-555-0100 x12`. */
function phoneOf(property: CardProperty): string {
  const text = textOf(property)
  return /^tel:/i.test(text) ? text.slice(4).replace(/;ext=/i, ' x').replace(/;.*$/, '') : text
}

function namesOf(card: readonly CardProperty[]): CardTexts {
  const [name] = named(card, 'N')
  const [full] = named(card, 'FN')
  const [organization] = named(card, 'ORG')
  const [family, given, additional, , suffix] = name ? partsOf(name, ';') : []
  return {
    'First Name': together([given, additional], ' '),
    'Last Name': together([family, suffix], ' '),
    'Full Name': full ? textOf(full) : '',
    'Organization Name': organization ? partsOf(organization, ';')[0] : '',
  }
}

/** Phone numbers by their type. The further ones of a type are other ones. Faxes and pagers go to the notes. */
function phonesOf(card: readonly CardProperty[], notes: string[]): CardTexts {
  const texts: CardTexts = {}
  for (const property of named(card, 'TEL')) {
    const number = phoneOf(property)
    const device = property.types.has('FAX') ? 'Fax' : property.types.has('PAGER') ? 'Pager' : null
    const known = phoneColumns.find(([type]) => property.types.has(type))?.[1]
    if (number === '') continue
    if (device) notes.push(`${device}: ${number}`)
    else if (known && !texts[known]) texts[known] = number
    else texts['Other Phone'] = together([texts['Other Phone'], number], ', ')
  }
  return texts
}

function emailsOf(card: readonly CardProperty[], notes: string[]): CardTexts {
  const emails = named(card, 'EMAIL').map((property) => textOf(property).replace(/^mailto:/i, ''))
  const texts: CardTexts = {}
  for (const [index, email] of emails.filter(Boolean).entries()) {
    const column = emailColumns[index]
    if (column) texts[column] = email
    else notes.push(`Email: ${email}`)
  }
  return texts
}

/** The address; further ones go to the notes. */
function addressOf(card: readonly CardProperty[], notes: string[]): CardTexts {
  const addresses = named(card, 'ADR').map((property) => partsOf(property, ';'))
  const [first, ...others] = addresses.filter((parts) => parts.some(Boolean))
  const streetOf = ([box, extension, street]: string[]) => together([street, extension, box], ', ')
  for (const parts of others) notes.push(`Address: ${together([streetOf(parts), ...parts.slice(3)], ', ')}`)
  if (!first) return {}
  const [, , , city, region, code, country] = first
  return { Street: streetOf(first), City: city, Region: region, 'Postal Code': code, Country: country }
}

/** `19850412T000000Z` is 1985-04-12. Apple writes the year 1604 for none. */
function dayOf(text: string): string {
  const day = text.replace(/T.*$/, '')
  const dashed = /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : day
  return dashed.replace(/^1604-/, '--')
}

/** What a card says of a customer, by column. */
export function cardTexts(card: readonly CardProperty[]): CardTexts {
  const [birthday] = named(card, 'BDAY')
  const [website] = named(card, 'URL')
  const notes = named(card, 'NOTE').map(textOf)
  const texts = {
    ...namesOf(card),
    ...phonesOf(card, notes),
    ...emailsOf(card, notes),
    ...addressOf(card, notes),
  }
  return {
    ...texts,
    Birthday: birthday ? dayOf(textOf(birthday)) : '',
    Website: website ? textOf(website) : '',
    Categories: together(
      named(card, 'CATEGORIES').flatMap((property) => partsOf(property, ',')),
      ', ',
    ),
    Notes: together(notes, '\n'),
  }
}
