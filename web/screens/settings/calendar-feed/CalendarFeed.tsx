import { CalendarSync, Plus, RefreshCw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarFeed_business$key } from '#web/__generated__/CalendarFeed_business.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'

/** The calendar feed, only for admins. */
export function CalendarFeed({ business }: { business: CalendarFeed_business$key }) {
  const { canManageCalendarFeed, hasCalendarFeed } = useFragment(
    graphql`
      fragment CalendarFeed_business on Business {
        canManageCalendarFeed
        hasCalendarFeed
      }
    `,
    business,
  )
  const open = settingsDialogs.useOpen()
  if (!canManageCalendarFeed) return null

  return (
    <PageSection
      id="calendar-feed"
      title="Calendar feed"
      description="Your appointments in the calendar of your phone or computer."
    >
      <Card className="flex flex-col items-start gap-4 p-5 max-sm:p-4">
        <Badge tone={hasCalendarFeed ? 'green' : 'neutral'} icon={<CalendarSync aria-hidden />}>
          {hasCalendarFeed ? 'On' : 'Off'}
        </Badge>
        <p className="max-w-2xl text-pretty text-muted">
          {hasCalendarFeed
            ? 'Calendar apps read your appointments from a secret address. If the wrong people get it, replace it: the old address stops working right away.'
            : 'Anyone with the secret address can see customer, phone, city and technician, but never the notes.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={hasCalendarFeed ? <RefreshCw /> : <Plus />}
            onClick={() => open('feedAddress', { replaces: hasCalendarFeed })}
          >
            {hasCalendarFeed ? 'Replace Address' : 'Create Address'}
          </Button>
          {hasCalendarFeed && (
            <Button variant="ghost" onClick={() => open('turnOffFeed')}>
              Turn Off
            </Button>
          )}
        </div>
      </Card>
    </PageSection>
  )
}
