import { graphql, useFragment } from 'react-relay/hooks'
import { Card } from '#web/ui/display/Card.tsx'
import type { SystemCards_viewer$key } from './__generated__/SystemCards_viewer.graphql.ts'

/** Who one is here (part 2, section 2). */
export function SystemCards({ viewer }: { viewer: SystemCards_viewer$key }) {
  const { user, business } = useFragment(
    graphql`
      fragment SystemCards_viewer on Viewer {
        user {
          fullName
          role
        }
        business {
          databaseId
        }
      }
    `,
    viewer,
  )
  return (
    <Card className="max-w-2xl">
      {user.fullName}, {user.role}, {business.databaseId}
    </Card>
  )
}
