const seconds = 1000
const hour = 60 * 60 * seconds

const first = 5 * seconds
const factor = 4
const maxDelay = 4 * hour
const jitter = 0.2

/** How long failed attempts are repeated, in milliseconds. */
export const retryFor = 24 * hour

/** The failed attempts in a row after which an endpoint gets one message at a time, and pauses in between. */
export const failuresBeforePause = 3

/**
 * The pause after a number of failed attempts, in milliseconds: 5 s, 20 s, 80 s … up to 4 hours, each 20 % longer or
 * shorter at random, so that messages to a host that recovers do not arrive all at once.
 */
export function pauseAfter(failures: number, random = Math.random): number {
  const pause = Math.min(first * factor ** Math.min(failures - 1, 10), maxDelay)
  return Math.round(pause * (1 + jitter * (2 * random() - 1)))
}
