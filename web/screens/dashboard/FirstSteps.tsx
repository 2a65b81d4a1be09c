import { Check } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FirstSteps_business$key } from '#web/__generated__/FirstSteps_business.graphql.ts'
import { plansSeen } from '#web/features/follow-ups/plansSeen.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { recall, remember } from '#web/session/storage.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { dashboardDialogs } from './dashboardDialogs.ts'

const hidden = 'first-steps-hidden'

/** First steps in a new business, with a tick on those that are done. */
export function FirstSteps({ business }: { business: FirstSteps_business$key }) {
  const open = dashboardDialogs.useOpen()
  const { team, isSmsEnabled, canImport, stats } = useFragment(
    graphql`
      fragment FirstSteps_business on Business {
        isSmsEnabled
        canImport
        team {
          __typename
        }
        stats {
          totalCustomers
          hasAppointments
        }
      }
    `,
    business,
  )
  const [isHidden, setHidden] = useState(() => recall(hidden) !== null)
  if (isHidden) return null
  const steps = [
    {
      title: 'Add your first customer',
      text: 'Their calls, notes and follow-ups have a home from then on.',
      done: stats.totalCustomers > 0,
      action: (
        <span className="flex flex-wrap gap-1.5">
          <Button size="sm" onClick={() => open('addCustomer')}>
            Add a customer
          </Button>
          {canImport && link('/import', 'Import')}
        </span>
      ),
    },
    {
      title: 'See a follow-up plan',
      text: 'When each customer hears from you again, by their status.',
      done: recall(plansSeen) !== null,
      action: link('/followups/plans', 'Open plans'),
    },
    {
      title: 'Book an appointment',
      text: 'On a day with room, for a customer and a technician.',
      done: stats.hasAppointments,
      action: link('/service-calendar?dialog=new-appointment', 'Book'),
    },
    {
      title: 'Turn on reminders',
      text: 'Customers get a text before their appointment.',
      done: isSmsEnabled,
      action: link('/sms-settings', 'Open SMS settings'),
    },
    {
      title: 'Invite a second person',
      text: 'Everyone signs in on their own and sees what is theirs.',
      done: team.length > 1,
      action: link('/settings?tab=team', 'Open team'),
    },
  ]

  return (
    <Card as="section" aria-labelledby="first-steps" className="mb-4">
      <div className="flex items-center justify-between">
        <h2 id="first-steps" className="font-semibold text-ink">
          First steps
        </h2>
        <Button
          size="sm"
          variant="ghost"
          aria-label="Hide first steps"
          onClick={() => {
            remember(hidden, 'yes')
            setHidden(true)
          }}
        >
          Hide
        </Button>
      </div>
      <ol className="mt-3 grid gap-4 md:grid-cols-3 lg:grid-cols-5">
        {steps.map(({ title, text, done, action }, index) => (
          <li key={title} className="flex gap-3 max-sm:items-center lg:flex-col">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-medium text-accent-ink text-sm"
            >
              {done ? <Check className="size-4" /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col items-start max-sm:flex-row max-sm:items-center">
              <h3 className="font-medium text-ink max-sm:flex-1">
                {title}
                {done && (
                  <>
                    {' '}
                    <VisuallyHidden>(done)</VisuallyHidden>
                  </>
                )}
              </h3>
              <p className="mt-0.5 mb-3 text-pretty text-muted text-sm max-sm:hidden">{text}</p>
              {/* A step that is done keeps its place, so that nothing below it moves. */}
              <div className="mt-auto" style={done ? { visibility: 'hidden' } : undefined}>
                {action}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const link = (to: string, text: string) => (
  <LinkButton size="sm" render={<PreloadLink to={to} />}>
    {text}
  </LinkButton>
)
