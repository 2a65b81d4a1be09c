import { graphql, useFragment } from 'react-relay/hooks'
import { Card } from '#web/ui/display/Card.tsx'
import type { InterestsTab_business$key } from './__generated__/InterestsTab_business.graphql.ts'

/** What customers can be interested in, in the order of the business (part 2, section 2). */
export function InterestsTab({ business }: { business: InterestsTab_business$key }) {
  const { interestOptions } = useFragment(
    graphql`
      fragment InterestsTab_business on Business {
        interestOptions {
          id
          label
        }
      }
    `,
    business,
  )
  return (
    <Card flush className="max-w-2xl">
      <ul className="divide-y divide-line">
        {interestOptions.map(({ id, label }) => (
          <li key={id} className="px-4 py-3">
            {label}
          </li>
        ))}
      </ul>
    </Card>
  )
}
