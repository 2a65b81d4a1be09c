/** The titles and badges from the response of a mutation, as fragment references. */
export type CelebrationRefs = readonly object[]

let listener: ((reached: CelebrationRefs) => void) | null = null

/** Calls `listening` with each celebration. Returns a function that stops it. There is one listener at a time. */
export function onCelebrations(listening: (reached: CelebrationRefs) => void): () => void {
  listener = listening
  return () => {
    if (listener === listening) listener = null
  }
}

/** Passes the `celebrations` of a mutation’s response to the listener. */
export function emitCelebrations(response: object): void {
  for (const payload of Object.values(response)) {
    const reached: CelebrationRefs | undefined = payload?.celebrations
    if (reached?.length) listener?.(reached)
  }
}
