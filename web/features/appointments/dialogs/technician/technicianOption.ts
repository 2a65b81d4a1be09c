import { foldedWords, nameKey } from '#web/generated/text/words.ts'

/** An option of the technician picker: a team member, or an external technician without a user id. */
export interface TechnicianOption {
  readonly name: string
  readonly userId: string | null
}

/** The identity of a technician. All spellings of an external name have the same key. */
export const technicianKey = ({ name, userId }: TechnicianOption) => userId ?? `outside ${nameKey(name)}`

/** The technicians whose name contains each typed word, in any order, and an option to add the typed name unless it exists already. */
export function offeredTechnicians(
  known: readonly TechnicianOption[],
  typed: string,
): readonly TechnicianOption[] {
  const query = nameKey(typed)
  const words = foldedWords(typed).map(nameKey)
  const found = known.filter(({ name }) => words.every((word) => nameKey(name).includes(word)))
  if (query === '' || known.some(({ name }) => nameKey(name) === query)) return found
  return [...found, { name: typed.trim(), userId: null }]
}
