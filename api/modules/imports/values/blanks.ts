const blanks = new Set([
  '',
  '-',
  '--',
  '—',
  'n/a',
  '#n/a',
  'na',
  'none',
  'null',
  'nil',
  'unknown',
  'never',
  '0000-00-00',
])

/** Whether a phone number, an address or a date is only said to be missing. */
export const isBlank = (value: string) =>
  value === '' || (value.length <= 10 && blanks.has(value.toLowerCase()))
