/** What a number format makes of a number. A number is the count of digits to which zeros fill up a postal code. */
export type NumberClass = 'PLAIN' | 'PERCENT' | 'DATE' | 'DATE_TIME' | 'TIME' | number

// The formats that every workbook has without naming them: ECMA-376 part 1, 18.8.30, and those of East Asia.
const builtIn = new Map<number, NumberClass>([
  [9, 'PERCENT'],
  [10, 'PERCENT'],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'DATE'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map((id) => [id, 'TIME'] as const),
  [22, 'DATE_TIME'],
])

/** The codes of a format's first section, without texts, colours, currencies and fillers. */
function codesOf(format: string): string {
  const bare = format.replace(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/gi, '')
  return (bare.split(';')[0] ?? '').replace(/AM\/PM|A\/P/gi, 'h').toLowerCase()
}

/** The class of a format that a workbook names, such as `yyyy-mm-dd`. */
export function classOfFormat(format: string): NumberClass {
  const codes = codesOf(format)
  if (/^0{2,}$/.test(codes)) return codes.length
  if (codes.includes('%')) return 'PERCENT'
  // Elapsed time, [h]:mm, is a number of days.
  if (/\[[hms]+\]/.test(codes) || codes === 'general') return 'PLAIN'
  const time = /[hs]/.test(codes)
  const date = /[yd]|m{3,}/.test(codes) || (!time && codes.includes('m'))
  if (date) return time ? 'DATE_TIME' : 'DATE'
  return time ? 'TIME' : 'PLAIN'
}

/** The class of a format by its number in the workbook. */
export function classOfId(id: number, named: ReadonlyMap<number, string>): NumberClass {
  const format = named.get(id)
  return format === undefined ? (builtIn.get(id) ?? 'PLAIN') : classOfFormat(format)
}
