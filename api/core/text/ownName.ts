import { fold } from './fold.ts'

/** The minimum length of a password, in characters. */
const shortest = 6

/** Shorter parts of names, such as `of` and `Ann`, stand in many words. */
const shortestPart = 4

/** The words of a name, and all of them as one; of an email address, those before the `@`. */
function partsOf(name: string): string[] {
  const words = fold(name.trim().replace(/@\S+$/, '')).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join('')].filter((part) => [...part].length >= shortestPart)
}

/**
 * Whether a password is little more than names, which others try first: without them it would be too short for a
 * password (docs/product/accounts.md#passwords-that-others-guess).
 */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const folded = fold(password)
  const parts = names.flatMap(partsOf).sort((one, other) => other.length - one.length)
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), folded)
  return rest !== folded && [...rest].length < shortest
}
