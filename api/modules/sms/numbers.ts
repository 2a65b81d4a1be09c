/** Formats an E.164 number for screens: `+15551234567` becomes `(555)123-4567`. Other numbers stay unchanged. */
export function shownNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)$2-$3')
}
