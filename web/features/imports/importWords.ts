import { formatNumber } from '#web/lib/formatNumber.ts'

/** `1 row`, `1,912 rows` */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** `812 kB`, `4.1 MB` */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} kB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Parts of a sentence, without those of nothing: `1,912 added, 61 filled`. */
export function listed(parts: readonly (readonly [count: number, word: string])[]): string {
  const told = parts.filter(([count]) => count > 0)
  return told.map(([count, word]) => `${formatNumber(count)} ${word}`).join(', ')
}
