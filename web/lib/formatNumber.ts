/** A whole number with commas: `12,345`. `Intl` would do the same, and takes tens of milliseconds for the first one. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
