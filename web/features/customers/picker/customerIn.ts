import { isLabel, readPhone, splitPhone } from '#web/generated/text/phone.ts'
import { phoneValue } from '#web/lib/phoneEdit.ts'
import type { CustomerValues } from '../customerForm.ts'

const addresses = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]*[\p{L}\p{N}]/gu
const commaBeforeSuffix = /,(?=\s*(?:jr|sr|i{2,3}|iv)\b)/gi

/** What a search says about the person it was meant for: a name, a phone number, an email address. */
export function customerIn(typed: string): Partial<CustomerValues> {
  const [email = ''] = typed.match(addresses) ?? []
  const { phoneNumber, name } = withoutPhone(typed.replace(addresses, ' '))
  // A comma stands behind the last name: `Smith, Ann`.
  const [start = [], ...rest] = partsOf(name)
  const [firstName = '', ...lastName] = [...rest.flat(), ...start]
  return { firstName, lastName: lastName.join(' '), phoneNumber, email }
}

/** The phone number in a text, and what is left for the name. Fewer digits are a number only where no word is. */
function withoutPhone(text: string) {
  const found = splitPhone(text)
  if (!found || (found.digits.length < 7 && /\p{L}/u.test(text))) return { phoneNumber: '', name: text }
  const { number, digits, beside } = found
  const name = beside.split(/\s+/).filter((word) => !isLabel(word.replace(/[.:]$/, '')))
  return { phoneNumber: readPhone(number).isForeign ? phoneValue(number) : digits, name: name.join(' ') }
}

/** The words of a name, by the commas between them. */
function partsOf(name: string): string[][] {
  const parts = name.replace(commaBeforeSuffix, '').split(',')
  const words = parts.map((part) => part.split(/[\s;:<>]+/).filter((word) => /[\p{L}\p{N}&]/u.test(word)))
  const isSpelled = name !== name.toLowerCase()
  return words.filter(({ length }) => length > 0).map((part) => (isSpelled ? part : part.map(capitalized)))
}

/** People search in lower case: a name begins with a capital letter, and so does what follows its dash or `o'`. */
function capitalized(word: string): string {
  return word.replace(/(?<=^|-|^[od]['’])\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase()
    // Ligatures and `ß` would become two capital letters.
    return capital.length === letter.length ? capital : letter
  })
}
