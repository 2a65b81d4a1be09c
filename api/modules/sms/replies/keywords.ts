/** What a text asks for, when it is one of the words that ask for something. */
export type Meaning = 'stop' | 'start' | 'confirm' | 'help' | null

/** The carriers' own words, and those of the law. */
const words: Readonly<Record<string, Exclude<Meaning, null>>> = {
  ...all('stop', 'STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'),
  ...all('start', 'START', 'YES', 'UNSTOP'),
  ...all('confirm', 'C', '1', 'CONFIRM', 'CONFIRMED'),
  ...all('help', 'HELP', 'INFO'),
}

function all(meaning: Exclude<Meaning, null>, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, meaning]))
}

/** What people type around a word: spaces, quotes, a full stop. */
const around = /^[\s\p{P}]+|[\s\p{P}]+$/gu
const between = /[\s\p{Pd}]+/gu

/**
 * What a text means: the whole of it must be the word, in any case and width, whatever stands around it: `c.`,
 * `“Stop”`, `opt-out`. Anything more is a sentence, which people read.
 */
export function meaningOf(body: string): Meaning {
  const word = body.normalize('NFKC').replace(around, '').replace(between, '').toUpperCase()
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null
}

/** What the provider has made of it by its own settings, which may know other words. */
const judged: Readonly<Record<string, Meaning>> = { STOP: 'stop', START: 'start', HELP: 'help' }

/** What an incoming text means; the provider's own judgement comes first. */
export function meaningOfIncoming({ body, optOutType }: { body: string; optOutType: string }): Meaning {
  return (Object.hasOwn(judged, optOutType) ? judged[optOutType] : null) ?? meaningOf(body)
}
