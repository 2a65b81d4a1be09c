import { truncate } from '#api/core/text/truncate.ts'

const subjectLength = 60

/** The subject of a contact: the first non-empty line of its notes, else `Contact {customer name}`. */
export function subjectOf(notes: string | null, customerName: string): string {
  const line = notes
    ?.split('\n')
    .find((text) => text.trim() !== '')
    ?.trim()
  if (!line) return `Contact ${customerName}`
  return truncate(line, subjectLength)
}
