/** Titles and badges that an act has reached, as its answer carries them. */
export type Reached = readonly object[]

let listener: ((reached: Reached) => void) | null = null

/** For whoever shows what was reached. Returns what ends it. */
export function onReached(listening: (reached: Reached) => void): () => void {
  listener = listening
  return () => {
    if (listener === listening) listener = null
  }
}

/** For every write: tells of the `celebrations` in its answer, if there are any. */
export function tellReached(response: object): void {
  for (const payload of Object.values(response)) {
    const reached: Reached | undefined = payload?.celebrations
    if (reached?.length) listener?.(reached)
  }
}
