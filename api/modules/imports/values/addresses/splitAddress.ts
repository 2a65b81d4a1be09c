/** An address of one cell in its parts. */
export interface SplitAddress {
  readonly street: string
  readonly city: string
  /** State, postal code and country. */
  readonly rest: string
}

const countries = String.raw`us|usa|u\.s\.a?\.?|united states(?: of america)?|canada`
const country = new RegExp(`^(?:${countries}|can?)$`, 'i')
const countryAfterCode = new RegExp(String.raw`(?<=\d[A-Z]?\d)\s+(?=(?:${countries})$)`, 'i')
const code = String.raw`\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d`
const codeAlone = new RegExp(`^(?:${code})$`)
const stateAndCode = new RegExp(String.raw`^(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\s+(?:${code})$`)
const cityAndState = new RegExp(String.raw`^(?<city>\D+?),?\s+(?<state>[A-Z]{2}\s+(?:${code}))$`)

/** No address is longer. */
const maxLength = 500

/** Mailchimp puts two spaces between the parts, others a comma or a new line. */
const partsOf = (address: string) =>
  address
    .replace(countryAfterCode, ', ')
    .split(/\n|,| {2,}/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Takes the state and the postal code off the end. */
function takeRegion(parts: string[]): string[] {
  const last = parts.at(-1) ?? ''
  if (stateAndCode.test(last)) return parts.splice(-1)
  return codeAlone.test(last) && parts.length > 2 ? parts.splice(-2) : []
}

const whole = (parts: readonly string[]): SplitAddress => ({ street: parts.join(', '), city: '', rest: '' })

/**
 * Splits an address such as `12 Main St, Rochester, NY 14601`. The street is all of it where no state and postal code
 * tell what the city is.
 */
export function splitAddress(address: string): SplitAddress {
  if (address.length > maxLength) return whole([address])
  const parts = partsOf(address)
  const left = [...parts]
  const end = left.length > 2 && country.test(left.at(-1) ?? '') ? left.splice(-1) : []
  const joined = left.length > 1 ? cityAndState.exec(left.at(-1) ?? '')?.groups : undefined
  if (joined?.city && joined.state) {
    const rest = [joined.state, ...end].join(', ')
    return { street: left.slice(0, -1).join(', '), city: joined.city, rest }
  }
  const region = takeRegion(left)
  const city = region.length > 0 && left.length > 1 ? left.pop() : undefined
  if (city === undefined) return whole(parts)
  return { street: left.join(', '), city, rest: [region.join(' '), ...end].join(', ') }
}
