import { setImmediate } from 'node:timers/promises'

/** How long work holds the event loop at a time, in milliseconds. */
const turnLength = 20

/** For long work of many steps: call the result after each, and others have their turn in between. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < turnLength) return undefined
    return setImmediate().then(() => {
      began = performance.now()
    })
  }
}
