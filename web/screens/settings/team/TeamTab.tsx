import { graphql, useFragment } from 'react-relay/hooks'
import { Card } from '#web/ui/display/Card.tsx'
import type { TeamTab_business$key } from './__generated__/TeamTab_business.graphql.ts'

/** The members of the team (part 2, section 2). */
export function TeamTab({ business }: { business: TeamTab_business$key }) {
  const { team } = useFragment(
    graphql`
      fragment TeamTab_business on Business {
        team {
          id
          fullName
        }
      }
    `,
    business,
  )
  return (
    <Card className="max-w-2xl">
      <ul>
        {team.map(({ id, fullName }) => (
          <li key={id}>{fullName}</li>
        ))}
      </ul>
    </Card>
  )
}
