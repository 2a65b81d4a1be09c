/** How programs write a date that there is not. */
const noDates = ['0000-00-00', '0/0/00']

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
  ...noDates,
])

/** Whether a phone number, an address or a date is only said to be missing. */
export const isBlank = (value: string) =>
  value === '' || (value.length <= 10 && blanks.has(value.toLowerCase()))

/** Whether a value is a date that there is not, as Outlook writes for every birthday that it does not know. */
export const isNoDate = (value: string) => noDates.includes(value)
