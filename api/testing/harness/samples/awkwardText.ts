import fc from 'fast-check'

/** Texts in which letters, marks, joiners, selectors, tags and emoji stand beside each other. */
export const awkwardText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...'aeiZßİıæ ़्̣́̈ःکیده क्षർරි가ᄀ葛❤👩👨🏴🏽1#'),
      fc.constantFrom(
        '\u200c',
        '\u200d',
        '\ufe0f',
        '\ufe0e',
        '\u20e3',
        '\u{e0067}',
        '\u{e007f}',
        '\u{e0100}',
      ),
      fc.constantFrom(
        '\u200b',
        '\u00ad',
        '\u202a',
        '\u2069',
        '\ufeff',
        '\u00a0',
        '\u2028',
        '\u034f',
        '\u3164',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
