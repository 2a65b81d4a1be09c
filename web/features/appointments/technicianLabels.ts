import { createContext, use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { technicianLabels_technicians$key } from '#web/__generated__/technicianLabels_technicians.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import type { TechnicianOption } from './dialogs/technician/technicianOption.ts'

/** What a screen calls its technicians: their names, unless it provides the result of `useTechnicianLabels`. */
export const TechnicianLabels = createContext(({ name }: TechnicianOption) => name)

/** The labels of these technicians; team members of one name are told apart. */
export function useTechnicianLabels(key: technicianLabels_technicians$key) {
  const labelOnScreen = use(TechnicianLabels)
  const technicians = useFragment(
    graphql`
      fragment technicianLabels_technicians on Technician @relay(plural: true) {
        user {
          ...useUserOptions_users
        }
      }
    `,
    key,
  )
  const users = useUserOptions(technicians.flatMap(({ user }) => user ?? []))
  const labels = new Map(users.map(({ value, label }) => [value, label]))
  return (technician: TechnicianOption) => {
    const label = labels.get(technician.userId ?? '')
    // A past appointment keeps the name that a member had then.
    return label?.startsWith(technician.name) ? label : labelOnScreen(technician)
  }
}
