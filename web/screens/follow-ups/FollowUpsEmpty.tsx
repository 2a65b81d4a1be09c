import { CalendarClock, CircleCheckBig, ClipboardList, PartyPopper } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpsEmpty_business$key } from '#web/__generated__/FollowUpsEmpty_business.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { FollowUpTabValue } from './followUpTabs.ts'

const emptyTexts = {
  today: {
    title: 'No follow-ups today',
    text: 'All caught up! Nothing is due today.',
    Icon: CircleCheckBig,
  },
  overdue: {
    title: 'No overdue follow-ups',
    text: "Great job! You're all caught up on your follow-ups.",
    Icon: PartyPopper,
  },
  upcoming: {
    title: 'No upcoming follow-ups',
    text: 'Every customer you add gets the steps of their plan automatically.',
    Icon: CalendarClock,
  },
  done: {
    title: 'Nothing done yet',
    text: 'What you complete or skip is kept here, with how it went.',
    Icon: ClipboardList,
  },
} as const satisfies Record<FollowUpTabValue, object>

interface FollowUpsEmptyProps {
  business: FollowUpsEmpty_business$key
  tab: FollowUpTabValue
  onTab: (tab: FollowUpTabValue) => void
}

/** The empty state of a tab, with the next action. */
export function FollowUpsEmpty({ business, tab, onTab }: FollowUpsEmptyProps) {
  const { today, overdue, upcoming, done } = useFragment(
    graphql`
      fragment FollowUpsEmpty_business on Business @argumentDefinitions(mine: { type: "Boolean" }) {
        followUpCounts(mine: $mine) {
          today
          overdue
          upcoming
          done
        }
      }
    `,
    business,
  ).followUpCounts
  const { title, Icon } = emptyTexts[tab]
  const late = tab === 'today' && overdue > 0
  const later = tab === 'today' && upcoming > 0
  // Without any follow-up so far, the user is not caught up, but at the beginning.
  const first = tab === 'today' && today + overdue + upcoming + done === 0
  const { text } = emptyTexts[first ? 'upcoming' : tab]
  return (
    <EmptyState
      icon={<Icon />}
      title={title}
      action={
        late ? (
          <Button onClick={() => onTab('overdue')}>Show what is overdue</Button>
        ) : later ? (
          <Button onClick={() => onTab('upcoming')}>Show what comes next</Button>
        ) : (
          (tab === 'upcoming' || first) && (
            <LinkButton render={<PreloadLink to="/customers?dialog=add-customer" />}>
              Add a customer
            </LinkButton>
          )
        )
      }
    >
      {late ? 'Nothing is due today. There is something left from before.' : text}
    </EmptyState>
  )
}
