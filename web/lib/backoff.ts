/** The shortest delay between attempts, in milliseconds. */
const firstWait = 1_000

/** Exponential backoff with jitter, in milliseconds, by the number of failures before. */
export function waitAfter(failures: number, longest: number): number {
  return Math.min(firstWait * 2 ** failures, longest) * (0.5 + Math.random() / 2)
}
