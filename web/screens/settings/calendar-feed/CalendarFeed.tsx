import { CalendarSync, Plus, RefreshCw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarFeed_business$key } from '#web/__generated__/CalendarFeed_business.graphql.ts'
import type { CalendarFeed_user$key } from '#web/__generated__/CalendarFeed_user.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { type FeedScope, feedWords } from './feedWords.ts'

interface FeedProps {
  scope: FeedScope
  isOn: boolean
}

/** Whether a feed is on, and the buttons that change it. */
function Feed({ scope, isOn }: FeedProps) {
  const open = settingsDialogs.useOpen()
  const words = feedWords[scope]
  return (
    <PageSection id={words.id} title={words.title} description={words.description}>
      <Card className="flex flex-col items-start gap-4 p-5 max-sm:p-4">
        <Badge tone={isOn ? 'green' : 'neutral'} icon={<CalendarSync aria-hidden />}>
          {isOn ? 'On' : 'Off'}
        </Badge>
        <p className="max-w-2xl text-pretty text-muted">
          {isOn
            ? 'Calendar apps read the appointments from a secret address. If the wrong people get it, replace it: the old address stops working right away.'
            : 'Anyone with the secret address can see customer, phone, city and technician, but never the notes.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={isOn ? <RefreshCw /> : <Plus />}
            onClick={() => open('feedAddress', { scope, replaces: isOn })}
          >
            {isOn ? words.replace : words.create}
          </Button>
          {isOn && (
            <Button variant="ghost" onClick={() => open('turnOffFeed', { scope })}>
              Turn Off
            </Button>
          )}
        </div>
      </Card>
    </PageSection>
  )
}

interface CalendarFeedProps {
  business: CalendarFeed_business$key
  user: CalendarFeed_user$key
}

/** The calendar feeds: that of all appointments, only for admins, and that of the user's own. */
export function CalendarFeed({ business, user }: CalendarFeedProps) {
  const ofAll = useFragment(
    graphql`
      fragment CalendarFeed_business on Business {
        canManageCalendarFeed
        hasCalendarFeed
      }
    `,
    business,
  )
  const own = useFragment(
    graphql`
      fragment CalendarFeed_user on User {
        hasCalendarFeed
      }
    `,
    user,
  )
  return (
    <>
      {ofAll.canManageCalendarFeed && <Feed scope="business" isOn={ofAll.hasCalendarFeed} />}
      <Feed scope="own" isOn={own.hasCalendarFeed} />
    </>
  )
}
