import { createContext, use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { technicianLabels_technicians$key } from '#web/__generated__/technicianLabels_technicians.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { nameKey } from '#web/generated/text/words.ts'
import type { TechnicianOption } from './dialogs/technician/technicianOption.ts'

/** What a screen calls its technicians: their names, unless it provides the result of `useTechnicianLabels`. */
export const TechnicianLabels = createContext(({ name }: TechnicianOption) => name)

/** The labels of these technicians; those of one name are told apart, also one without an account. */
export function useTechnicianLabels(key: technicianLabels_technicians$key) {
  const labelOnScreen = use(TechnicianLabels)
  const technicians = useFragment(
    graphql`
      fragment technicianLabels_technicians on Technician @relay(plural: true) {
        name
        user {
          ...useUserOptions_users
        }
      }
    `,
    key,
  )
  const users = useUserOptions(technicians.flatMap(({ user }) => user ?? []))
  const labels = new Map(users.map(({ value, label }) => [value, label]))
  const members = new Set(technicians.flatMap(({ name, user }) => (user ? nameKey(name) : [])))
  return (technician: TechnicianOption) => {
    if (technician.userId === null && members.has(nameKey(technician.name)))
      return `${technician.name} (no account)`
    const label = labels.get(technician.userId ?? '')
    // A past appointment keeps the name that a member had then.
    return label?.startsWith(technician.name) ? label : labelOnScreen(technician)
  }
}
