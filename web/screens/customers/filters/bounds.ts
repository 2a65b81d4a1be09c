/** Whether a text is a day that exists, as `2026-11-29`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  return exists && text >= '1900' && text < '9999'
}

/** Whether a text is a number as the API takes it. */
export const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
