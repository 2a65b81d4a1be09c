/**
 * A FIFO semaphore with `atOnce` slots.
 * @returns a function that waits for a slot, at most the given number of milliseconds; resolves to the function that
 * releases the slot, or to null after a time-out
 */
export function openGate(atOnce: number) {
  let inside = 0
  const row: (() => void)[] = []

  const leave = () => {
    const next = row.shift()
    if (next) next()
    else inside -= 1
  }

  return (patience: number): Promise<(() => void) | null> => {
    if (inside < atOnce) {
      inside += 1
      return Promise.resolve(leave)
    }
    return new Promise((done) => {
      const enter = () => {
        clearTimeout(late)
        done(leave)
      }
      const late = setTimeout(() => {
        row.splice(row.indexOf(enter), 1)
        done(null)
      }, patience)
      row.push(enter)
    })
  }
}
