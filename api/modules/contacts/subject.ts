const longest = 60

/** What a contact is about: the first non-empty line of its notes, else `Contact {customer name}`. */
export function subjectOf(notes: string | null, customerName: string): string {
  const line = notes
    ?.split('\n')
    .find((text) => text.trim() !== '')
    ?.trim()
  if (!line) return `Contact ${customerName}`
  return line.length <= longest ? line : [...line].slice(0, longest).join('')
}
