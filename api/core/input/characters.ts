// Control characters other than newline and tab, and unpaired surrogates, which nobody types.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u

// Windows ends lines with both, older programs of Apple and FileMaker with the first alone.
export const plainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

// A name or title stands in one line on every screen, where browsers would drop its breaks and join its words.
export const inOneLine = (text: string) => text.replace(/ ?[\n\t][ \n\t]*/g, ' ')

// Characters that are visible by themselves. Excluded are those that Unicode ignores by default (zero-width
// characters, fillers, tags, variation selectors), control characters, blanks, and combining marks. U+2800 is an
// empty Braille cell and U+1D159 an empty note head.
export const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\p{M}\u2800\u{1d159}]/u
