import { fold } from '#api/core/text/fold.ts'
import type { Target, TargetedColumn } from '#api/modules/imports/columns/targets.ts'
import { optionValue } from '#api/modules/interests/startingOptions.ts'
import { readAddress } from './addresses/readAddress.ts'
import { isBlank } from './blanks.ts'
import { readDate } from './dates/readDate.ts'
import { Draft } from './draft.ts'
import { type Layout, layoutOf } from './layout.ts'
import { maxLengths } from './limits.ts'
import { readName } from './names/readName.ts'
import { readPhones } from './phones/readPhones.ts'
import { readCustom } from './readCustom.ts'
import { emailIn, readEmail } from './readEmail.ts'
import { readNotes } from './readNotes.ts'
import { readTags } from './readTags.ts'
import { readStatus } from './status.ts'
import { cleanLine, cutText, withoutApostrophe } from './text.ts'
import type { ReadCustomer, ValueRules } from './types.ts'

/** Cuts a text to its limit; the rest goes to notes. */
function within(
  draft: Draft,
  label: string,
  text: string,
  max: number,
  length?: (kept: string) => number,
): string {
  const { kept, rest } = cutText(cleanLine(text), max, length)
  if (rest) draft.misfit(`${label} (continued)`, rest, `${label} is longer than ${max} characters.`)
  return kept
}

const sourcesOf = ({ byTarget }: Layout, target: Target) => byTarget.get(target) ?? []

/** The first value of a record for a target, in one line; '' when it has none. */
function first(draft: Draft, layout: Layout, target: Target): string {
  for (const source of sourcesOf(layout, target)) {
    const text = draft.line(source)
    if (text !== '') return text
  }
  return ''
}

/** The owner; the name of somebody who is no user goes to the notes. */
function readOwner(draft: Draft, layout: Layout): string | null {
  const [source] = sourcesOf(layout, 'OWNER')
  const name = source ? draft.line(source) : ''
  if (!source || isBlank(name)) return null
  if (draft.rules.owners.has(fold(name))) return name
  draft.spare(source.header, name)
  return null
}

const maxNumber = 2 ** 31 - 1

/** The number of the customer in Cuecard. */
function readNumber(draft: Draft, layout: Layout): number | null {
  const [source] = sourcesOf(layout, 'NUMBER')
  const text = source ? withoutApostrophe(draft.line(source)).replace(/^#/, '') : ''
  if (!source || text === '') return null
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (number > 0 && number <= maxNumber) return number
  draft.misfit(source.header, text, `${source.header} is not the number of a customer.`)
  return null
}

/** The note of the next contact, with its lines. */
function readNextContactNote(draft: Draft, layout: Layout): string | null {
  const [source] = sourcesOf(layout, 'NEXT_CONTACT_NOTE')
  const { kept, rest } = cutText(source ? draft.text(source) : '', maxLengths.nextContactNote)
  if (source && rest) {
    draft.misfit(
      source.header,
      rest,
      `${source.header} is longer than ${maxLengths.nextContactNote} characters.`,
    )
  }
  return kept || null
}

/** How to reach a customer. An address that stands for the name is enough. */
function readReach(draft: Draft, layout: Layout, firstName: string) {
  const phones = readPhones(draft, sourcesOf(layout, 'PHONE'))
  const email = readEmail(draft, sourcesOf(layout, 'EMAIL'))
  return { ...phones, email: email ?? (phones.phoneNumber ? null : emailIn(firstName)) }
}

function refusalOf(
  firstName: string,
  phoneNumber: string,
  email: string | null,
  notes: string,
): string | null {
  if (!firstName) return 'No name.'
  if (!phoneNumber && !email) return 'No phone number and no email address.'
  const max = maxLengths.notes
  return notes.length > max ? `The notes are longer than ${max.toLocaleString('en-US')} characters.` : null
}

const interestLength = (label: string) => Math.max(label.length, optionValue(label).length)

/** The texts of a customer within their limits. */
function readTexts(draft: Draft, layout: Layout) {
  const name = readName(draft, layout)
  readNotes(draft, layout.notes)
  const { address, city } = readAddress(draft, layout, name)
  const interest = first(draft, layout, 'INTEREST')
  return {
    firstName: within(draft, 'First name', name.firstName, maxLengths.firstName),
    lastName: within(draft, 'Last name', name.lastName, maxLengths.lastName),
    address: within(draft, 'Address', address, maxLengths.address) || null,
    city: within(draft, 'City', city, maxLengths.city) || null,
    interest: within(draft, 'Interest', interest, maxLengths.interest, interestLength) || null,
    owner: readOwner(draft, layout),
  }
}

/** Reads what a record says of a customer. `columns` is the same array for all records of a file. */
export function readCustomer(
  cells: readonly string[],
  columns: readonly TargetedColumn[],
  rules: ValueRules,
): ReadCustomer {
  const layout = layoutOf(columns)
  const draft = new Draft(cells, rules)
  const texts = readTexts(draft, layout)
  const reach = readReach(draft, layout, texts.firstName)
  const values = {
    number: readNumber(draft, layout),
    status: readStatus(draft, sourcesOf(layout, 'STATUS')),
    createdAt: readDate(draft, sourcesOf(layout, 'CREATED'), 'CREATED'),
    lastContact: readDate(draft, sourcesOf(layout, 'LAST_CONTACT'), 'LAST_CONTACT'),
    nextContact: readDate(draft, sourcesOf(layout, 'NEXT_CONTACT'), 'NEXT_CONTACT'),
    nextContactNote: readNextContactNote(draft, layout),
    tags: readTags(draft, sourcesOf(layout, 'TAGS')),
    custom: readCustom(draft, sourcesOf(layout, 'CUSTOM')),
  }
  const notes = draft.notes()
  const refusal = refusalOf(texts.firstName, reach.phoneNumber, reach.email, notes)
  return { ...texts, ...reach, ...values, notes: notes || null, warnings: draft.warnings, refusal }
}
