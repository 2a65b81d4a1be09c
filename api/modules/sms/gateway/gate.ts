/**
 * Lets so many through at once; the others wait in a row.
 * @returns what asks to be let in: it gives back what lets the next one in, or null after so many milliseconds in vain
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
