import { graphql, useFragment } from 'react-relay/hooks'
import { Card } from '#web/ui/display/Card.tsx'
import type { BusinessTab_business$key } from './__generated__/BusinessTab_business.graphql.ts'

/** The business itself (part 2, section 2). */
export function BusinessTab({ business }: { business: BusinessTab_business$key }) {
  const { name } = useFragment(
    graphql`
      fragment BusinessTab_business on Business {
        name
      }
    `,
    business,
  )
  return <Card className="max-w-2xl">{name}</Card>
}
