import { graphql, useFragment } from 'react-relay/hooks'
import type { useUserOptions_users$key } from '#web/__generated__/useUserOptions_users.graphql.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { userLabels } from './userLabels.ts'

/** The current choice, who may have left the team. */
interface FormerUser {
  readonly id: string
  readonly name: string
}

/** The options for choosing one of these users; users of one name are told apart. */
export function useUserOptions(key: useUserOptions_users$key, former: FormerUser | null = null) {
  const users = useFragment(
    graphql`
      fragment useUserOptions_users on User @relay(plural: true) {
        id
        fullName
        role
        email
        createdAt
      }
    `,
    key,
  )
  const labels = userLabels(
    users.map(({ id, fullName, role, email, createdAt }) => ({ id, fullName, role, email, createdAt })),
    useTimeZone(),
  )
  const options = users.map(({ id, fullName }) => ({
    value: id,
    label: labels.get(id) ?? fullName,
    icon: <Avatar name={fullName} size="sm" />,
  }))
  const gone = former && !labels.has(former.id) ? [former] : []
  return [
    ...options,
    ...gone.map(({ id, name }) => ({ value: id, label: `${name} (no longer on the team)` })),
  ]
}
