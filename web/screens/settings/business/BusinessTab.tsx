import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessTab_viewer$key } from '#web/__generated__/BusinessTab_viewer.graphql.ts'
import { pageSections } from '#web/ui/display/PageSection.tsx'
import { CalendarFeed } from '../calendar-feed/CalendarFeed.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessForm } from './BusinessForm.tsx'
import { EverythingExport } from './EverythingExport.tsx'

interface BusinessTabProps {
  viewer: BusinessTab_viewer$key
  /** Called when the form begins or ceases to hold what is not saved. */
  onUnsaved: (unsaved: boolean) => void
}

/** The details of the business, a form for users who may change them and facts for others, the calendar feeds, and the export. */
export function BusinessTab({ viewer, onUnsaved }: BusinessTabProps) {
  const { business, user } = useFragment(
    graphql`
      fragment BusinessTab_viewer on Viewer {
        business {
          canEdit
          ...BusinessForm_business
          ...BusinessFacts_business
          ...CalendarFeed_business
          ...EverythingExport_business
        }
        user {
          ...CalendarFeed_user
        }
      }
    `,
    viewer,
  )
  return (
    <div className={pageSections}>
      {business.canEdit ? (
        <BusinessForm business={business} onUnsaved={onUnsaved} />
      ) : (
        <BusinessFacts business={business} />
      )}
      {user && <CalendarFeed business={business} user={user} />}
      <EverythingExport business={business} />
    </div>
  )
}
