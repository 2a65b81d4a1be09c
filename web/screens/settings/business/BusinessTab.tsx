import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessTab_business$key } from '#web/__generated__/BusinessTab_business.graphql.ts'
import type { CalendarFeed_user$key } from '#web/__generated__/CalendarFeed_user.graphql.ts'
import { pageSections } from '#web/ui/display/PageSection.tsx'
import { CalendarFeed } from '../calendar-feed/CalendarFeed.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessForm } from './BusinessForm.tsx'

interface BusinessTabProps {
  business: BusinessTab_business$key
  user: CalendarFeed_user$key
  /** Called when the form begins or ceases to hold what is not saved. */
  onUnsaved: (unsaved: boolean) => void
}

/** The details of the business, a form for users who may change them and facts for others, and the calendar feeds. */
export function BusinessTab({ business, user, onUnsaved }: BusinessTabProps) {
  const data = useFragment(
    graphql`
      fragment BusinessTab_business on Business {
        canEdit
        ...BusinessForm_business
        ...BusinessFacts_business
        ...CalendarFeed_business
      }
    `,
    business,
  )
  return (
    <div className={pageSections}>
      {data.canEdit ? (
        <BusinessForm business={data} onUnsaved={onUnsaved} />
      ) : (
        <BusinessFacts business={data} />
      )}
      <CalendarFeed business={data} user={user} />
    </div>
  )
}
