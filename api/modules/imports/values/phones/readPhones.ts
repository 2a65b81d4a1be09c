import { readPhone } from '#api/core/text/phone.ts'
import { phoneProblem } from '#api/core/text/phoneProblem.ts'
import { columnNames, type Kind } from '#api/modules/imports/columns/columnNames.ts'
import { isBlank } from '#api/modules/imports/values/blanks.ts'
import type { Draft } from '#api/modules/imports/values/draft.ts'
import type { Source } from '#api/modules/imports/values/layout.ts'
import { withoutApostrophe } from '#api/modules/imports/values/text.ts'
import { splitPhones } from './splitPhones.ts'

interface Phone {
  readonly source: Source
  readonly header: string
  readonly text: string
  readonly digits: string
  readonly order: number
  readonly hasExtension: boolean
}

/** Kinds of phones in the order in which they become the number. */
const kinds: Kind[] = columnNames.filter(({ target }) => target === 'PHONE').map(({ kind }) => kind)

const kindWords: readonly (readonly [Kind, RegExp])[] = [
  ['fax', /fax|pager|telex/i],
  ['mobile', /mobile|cell|sms|iphone/i],
  ['home', /home/i],
  ['work', /work|office|business|company/i],
  ['other phone', /other/i],
  ['main', /main|primary|phone/i],
]

const kindIn = (label: string) => (label && kindWords.find(([, words]) => words.test(label))?.[0]) || null

/** A longer text is no list of numbers. */
const maxLength = 200

/** Excel writes numbers of twelve digits and more as `5.12555E+09`, and others in narrow columns. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i

/** Programs that keep a column of numbers as fractions write `5125550101.0`. */
const asFraction = /^(\d{7,11})\.0$/

/** A cell of numbers as its single numbers. */
function numbersIn(text: string): string[] {
  if (text.length > maxLength || shortened.test(text)) return [text]
  return phoneProblem('', readPhone(text)) === null ? [text] : splitPhones(text)
}

/** Why a text is no number that can be kept; null when it is one. */
function problemOf(header: string, text: string, phone: ReturnType<typeof readPhone>): string | null {
  if (shortened.test(text)) return 'Excel has shortened this number.'
  const problem = phoneProblem(header, phone)
  return problem && `${problem}.`
}

function phoneIn(draft: Draft, source: Source, text: string): Phone | null {
  const label = draft.label(source)
  const header = label ? `${source.header} (${label})` : source.header
  const kind = kindIn(text.replace(/\d.*/s, '')) ?? kindIn(label) ?? source.kind
  const phone = readPhone(text.slice(0, maxLength))
  const problem = problemOf(source.header, text, phone)
  if (problem) draft.misfit(header, text, problem)
  else if (kind === 'fax') draft.spare(header, text)
  else {
    const order = kinds.indexOf(kind as Kind)
    const { digits, extension } = phone
    return {
      source,
      header,
      text,
      digits,
      order: order < 0 ? kinds.length : order,
      hasExtension: extension !== null,
    }
  }
  return null
}

function phonesOf(draft: Draft, source: Source): Phone[] {
  const cell = withoutApostrophe(draft.text(source)).replace(asFraction, '$1')
  if (isBlank(cell)) return []
  const numbers = numbersIn(cell)
  if (numbers.length === 0) {
    draft.misfit(source.header, draft.line(source), `${source.header} is not a phone number.`)
  }
  return numbers.flatMap((text) => phoneIn(draft, source, text) ?? [])
}

/** The phone numbers of a record: of those that are there, the first kind becomes the number. */
export function readPhones(
  draft: Draft,
  sources: readonly Source[],
): { phoneNumber: string; otherPhones: string[] } {
  const phones = sources.flatMap((source) => phonesOf(draft, source))
  if (phones.length > 1) phones.sort((one, other) => one.order - other.order)
  const [first] = phones
  if (first?.hasExtension) draft.spare(first.header, first.text)
  const known = new Set([first?.digits])
  const others = phones.filter(({ digits }) => !known.has(digits) && known.add(digits))
  for (const { header, text } of others) draft.spare(header, text)
  return { phoneNumber: first?.digits ?? '', otherPhones: others.map(({ digits }) => digits) }
}
