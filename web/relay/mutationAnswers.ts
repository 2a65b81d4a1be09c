type Listener = (data: object) => void

const listeners = new Set<Listener>()

/** Calls `listener` with the data of each mutation that succeeded. Returns a function that stops it. */
export function onMutationAnswer(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes the data of a mutation on to those who listen. */
export function tellMutationAnswer(data: object): void {
  for (const listener of listeners) listener(data)
}
