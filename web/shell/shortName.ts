/** The number of characters that fit beside the buttons of a phone's header. */
const room = 20

/** Shortens a name to whole words, at least the first one: `Corner Pocket Billiards` → `Corner Pocket`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return rest.reduce((short, word, at) => {
    const complete = short.split(' ').length === at + 1
    return complete && short.length + word.length < room ? `${short} ${word}` : short
  }, first)
}
