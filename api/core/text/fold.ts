// The database has the same function (`fold_text`, prisma/sql/text.sql); a test compares the two for every letter.

const ignored =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
  /[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

// These are replaced before decomposition, which makes a space and an accent of some of them.
const apostrophes =
  /[`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g
const doubleQuotes = /[\u02ba\u02ee\u05f4\u201c-\u201f\u2033\u2036\uff02]/g
const dashes =
  /[\u02d7\u058a\u05be\u1806\u2010-\u2015\u2043\u207b\u208b\u2212\u2e17\u2e3a\u2e3b\ufe31\ufe32\ufe58\ufe63\uff0d]/g

// Accents of the European scripts, the points of Hebrew, Arabic and Syriac, and the Arabic tatweel. The marks of the other
// scripts make different words.
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0730-\u074a\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g

// Letters that Unicode does not decompose.
const plainLetters = new Map([
  ...Array.from(
    'øođdðdłlħhŧtŋnĸqəeƒfƀbɓbƈcɗdɖdɠgǥgɨiƙkƚlɲnƥpʉuƭtʋvƶzⱥaςσ'.matchAll(/(.)(.)/gu),
    ([, from = '', to = '']) => [from, to] as const,
  ),
  // Arabic and Persian keyboards write the same yeh, kaf, heh and alef differently.
  ...([
    ['\u0649', '\u064a'],
    ['\u06cc', '\u064a'],
    ['\u06a9', '\u0643'],
    ['\u0629', '\u0647'],
    ['\u06be', '\u0647'],
    ['\u06c1', '\u0647'],
    ['\u06d5', '\u0647'],
    ['\u0671', '\u0627'],
  ] as const),
  ...([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
  ] as const),
])
const letters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

const blanks = /[\t-\r \u0085\u1680\u2028\u2029\u2800]+/g

const ascii = /^[\x20-\x7e]*$/

/**
 * The folded form of a text, by which texts are compared and found: without case, accents, ligatures and the width of
 * letters, with straight apostrophes and plain dashes, and with single spaces (docs/decisions/0024-text.md). What people
 * see keeps its spelling.
 */
export function fold(text: string): string {
  // Of ASCII, all that the other steps would change are these; an import folds every name of its file.
  if (ascii.test(text)) return text.replaceAll('`', "'").toLowerCase().replace(/ {2,}/g, ' ').trim()
  return (
    text
      .replace(ignored, '')
      .replace(apostrophes, "'")
      .replace(doubleQuotes, '"')
      .replace(dashes, '-')
      .normalize('NFKD')
      // Compatibility characters such as ŉ and ‴ contain them.
      .replace(apostrophes, "'")
      .replace(marks, '')
      // Upper case first, because ı and ς have the same upper case as i and σ.
      .toUpperCase()
      .toLowerCase()
      .replace(letters, (letter) => plainLetters.get(letter) ?? letter)
      .normalize('NFC')
      .replace(blanks, ' ')
      .trim()
  )
}
