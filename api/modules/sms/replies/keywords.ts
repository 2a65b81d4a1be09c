/** The meaning of a text that consists of a keyword. */
export type Meaning = 'stop' | 'start' | 'confirm' | 'help' | null

/** The keywords that carriers and the law require, and our own. */
const meanings: Readonly<Record<string, Exclude<Meaning, null>>> = {
  ...all('stop', 'STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'),
  ...all('start', 'START', 'YES', 'UNSTOP'),
  ...all('confirm', 'C', '1', 'CONFIRM', 'CONFIRMED'),
  ...all('help', 'HELP', 'INFO'),
}

function all(meaning: Exclude<Meaning, null>, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, meaning]))
}

/** Spaces and punctuation around a keyword. */
const around = /^[\s\p{P}]+|[\s\p{P}]+$/gu
const between = /[\s\p{Pd}]+/gu

/**
 * The meaning of a text: the whole text must be the keyword, ignoring case, width and surrounding punctuation: `c.`,
 * `“Stop”`, `opt-out`. Anything longer is left to the users.
 */
export function meaningOf(body: string): Meaning {
  const word = body.normalize('NFKC').replace(around, '').replace(between, '').toUpperCase()
  return Object.hasOwn(meanings, word) ? (meanings[word] ?? null) : null
}

/** The meaning of the provider's classification, whose settings may contain further keywords. */
const judged: Readonly<Record<string, Meaning>> = { STOP: 'stop', START: 'start', HELP: 'help' }

/** The meaning of an incoming text; the provider's classification has priority. */
export function meaningOfIncoming({ body, optOutType }: { body: string; optOutType: string }): Meaning {
  return (Object.hasOwn(judged, optOutType) ? judged[optOutType] : null) ?? meaningOf(body)
}
