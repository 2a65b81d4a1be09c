// Invisible characters are written as ranges of code points, not as Unicode properties, so that the database
// (`canonical_text`, prisma/sql/text.sql) has the same ranges, whatever version of Unicode a server or a browser knows.

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
const lineSeparators = /[\u2028\u2029]/g

// Soft hyphen, grapheme joiner, fillers, zero-width space, direction marks, invisible operators, byte order mark, anchors
// of annotations, formatting of shorthand and music, and everything of the plane of tags that no sequence uses.
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu

// The tags of a flag of a region, such as England's; any other tags.
const flagTags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu

const emoji = String.raw`\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23fa\u24c2\u25aa-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\u{1f000}-\u{1faff}`
const ideographs = String.raw`\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`
const mongolian = String.raw`\u1820-\u18aa`
const hieroglyphs = String.raw`\u{13000}-\u{143fa}`

// Letters and marks of the scripts whose letters change their form beside a joiner: Arabic, Syriac, N'Ko, Mandaic, the
// scripts of India and its neighbours, Mongolian, Adlam and Rohingya.
const joining = [
  String.raw`\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06ef\u06fa-\u06ff\u0710-\u07bf\u07ca-\u07f5\u0840-\u085b`,
  String.raw`\u0860-\u08e1\u08e3-\u0963\u0971-\u09e3\u09f0\u09f1\u09fc-\u0a5e\u0a70-\u0ae3\u0af9-\u0b63\u0b71-\u0bd7`,
  String.raw`\u0c00-\u0c63\u0c80-\u0ce3\u0cf1-\u0d63\u0d7a-\u0ddf\u0df2\u0df3\u1000-\u103f\u1050-\u108f\u1780-\u17b3`,
  String.raw`\u17b6-\u17d3\u1820-\u18aa\u1b00-\u1b4b\u1b80-\u1baf\ua980-\ua9c0\uaa60-\uaa7f\ufb50-\ufdff\ufe70-\ufefc`,
  String.raw`\u{10ac0}-\u{10ae6}\u{10d00}-\u{10d27}\u{11000}-\u{11046}\u{11080}-\u{110ba}\u{11100}-\u{11134}`,
  String.raw`\u{11180}-\u{111c0}\u{11200}-\u{1124f}\u{11300}-\u{11374}\u{11400}-\u{11446}\u{11480}-\u{114c5}`,
  String.raw`\u{11580}-\u{115c0}\u{11600}-\u{11640}\u{11680}-\u{116b8}\u{1e900}-\u{1e94b}`,
].join('')

// Variation selectors and format characters that stand beside no character that they change.
const selectors = new RegExp(
  [
    String.raw`(?<![${emoji}0-9#*])[\ufe0e\ufe0f]`,
    '(?<=[0-9#*])[\\ufe0e\\ufe0f](?!\\u20e3)',
    String.raw`(?<![${ideographs}\u1000-\u109f\uaa60-\uaa7f\ua840-\ua877])[\ufe00-\ufe0d]`,
    String.raw`(?<![${ideographs}])[\u{e0100}-\u{e01ef}]`,
    String.raw`(?<![${mongolian}])[\u180b-\u180f]`,
    String.raw`\u180e(?![${mongolian}])`,
    String.raw`(?<![${hieroglyphs}])[\u{13430}-\u{1343f}]`,
    String.raw`\u070f(?![\u0710-\u074f])`,
    String.raw`[\u0600-\u0605\u06dd\u0890\u0891\u08e2\u{110bd}\u{110cd}](?![${joining}\u0660-\u0669\u06f0-\u06f9\u0966-\u096f])`,
  ].join('|'),
  'gu',
)

// A joiner matters after these without a letter behind it: the virama, and the Arabic heh that stands for a word.
const open = String.raw`\u0647\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1b44\ua9c0`

const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/g
const uselessJoiners = new RegExp(
  [
    String.raw`(?<![${joining}])\u200c`,
    String.raw`\u200c(?![${joining}])`,
    String.raw`(?<![${joining}${emoji}\ufe0f\u20e3\u{e007f}])\u200d`,
    String.raw`(?<=[${emoji}\ufe0f\u20e3\u{e007f}])\u200d(?![${emoji}])`,
    String.raw`(?<=[${joining}])(?<![${open}])\u200d(?![${joining}])`,
  ].join('|'),
  'gu',
)

const once = (text: string) =>
  text
    .replace(spaces, ' ')
    .replace(lineSeparators, '\n')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(flagTags, '$1')
    .replace(selectors, '')
    .replace(repeatedJoiners, '$1')
    .replace(uselessJoiners, '')
    .normalize('NFC')
    .trim()

// Letters of most European languages, which are composed already, and signs that no other character changes.
const plainText = /^[\n\t\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2018-\u201d\u20ac]*$/

/**
 * The canonical form of a text, in which it is stored: NFC, trimmed, without characters that cannot be seen, and with
 * plain spaces for those that look like one. Joiners, variation selectors and tags stay where emoji and scripts need them
 * (docs/decisions/0024-text.md).
 */
export function canonical(text: string): string {
  if (plainText.test(text)) return text.trim()
  // A removal can bring together characters that compose, or that need no joiner any more.
  for (let before = text; ; ) {
    const after = once(before)
    if (after === before) return after
    before = after
  }
}
