import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessTab_business$key } from './__generated__/BusinessTab_business.graphql.ts'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessForm } from './BusinessForm.tsx'

/** The business itself (part 2, section 2): a form for those who may change it, facts for the others. */
export function BusinessTab({ business }: { business: BusinessTab_business$key }) {
  const data = useFragment(
    graphql`
      fragment BusinessTab_business on Business {
        canEdit
        ...BusinessForm_business
        ...BusinessFacts_business
      }
    `,
    business,
  )
  return data.canEdit ? <BusinessForm business={data} /> : <BusinessFacts business={data} />
}
