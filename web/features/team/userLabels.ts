import { formatDate } from '#web/lib/dates.ts'
import { type Role, roleWords } from './roleWords.ts'

export interface LabelledUser {
  readonly id: string
  readonly fullName: string
  readonly role: Role
  /** Null when the viewer may not see it. */
  readonly email: string | null | undefined
  readonly createdAt: string
}

type Detail = (user: LabelledUser, namesakes: readonly LabelledUser[]) => string | null | undefined

/** What tells users of one name apart, the most telling first. The last one always does. */
const details = (zone: string): readonly Detail[] => [
  ({ role }) => roleWords[role],
  ({ email }) => email,
  ({ createdAt }) => `joined ${formatDate(createdAt, zone)}`,
  (user, namesakes) => String(namesakes.indexOf(user) + 1),
]

/** The names of users by id. To a name that several of them have, it adds the first detail in which all of these differ. */
export function userLabels(users: readonly LabelledUser[], zone: string): ReadonlyMap<string, string> {
  const labels = new Map(users.map(({ id, fullName }) => [id, fullName]))
  const byName = new Map<string, LabelledUser[]>()
  for (const user of users) byName.set(user.fullName, [...(byName.get(user.fullName) ?? []), user])
  for (const [name, namesakes] of byName) {
    if (namesakes.length === 1) continue
    const byAge = namesakes.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    const telling = details(zone).find(
      (detail) => new Set(byAge.map((user) => detail(user, byAge)).filter(Boolean)).size === byAge.length,
    )
    for (const user of byAge) labels.set(user.id, `${name} (${telling?.(user, byAge)})`)
  }
  return labels
}
