/** A technician as the picker shows and hands back: a team member, or somebody from outside, who has no id. */
export interface TechnicianOption {
  readonly name: string
  readonly userId: string | null
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The same for all spellings of a name from outside. */
export const technicianKey = ({ name, userId }: TechnicianOption) => userId ?? `outside ${folded(name)}`

/** Those whose name contains what is typed, and somebody new of that name unless one is called so. */
export function offeredTechnicians(
  known: readonly TechnicianOption[],
  typed: string,
): readonly TechnicianOption[] {
  const query = folded(typed)
  const found = known.filter(({ name }) => folded(name).includes(query))
  if (query === '' || known.some(({ name }) => folded(name) === query)) return found
  return [...found, { name: typed.trim(), userId: null }]
}
