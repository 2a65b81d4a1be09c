/** As many characters as stand beside the buttons of a phone's header. */
const room = 20

/** As many whole words of a name as fit, its first word at least: `Corner Pocket Billiards` → `Corner Pocket`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return rest.reduce((short, word, at) => {
    const complete = short.split(' ').length === at + 1
    return complete && short.length + word.length < room ? `${short} ${word}` : short
  }, first)
}
