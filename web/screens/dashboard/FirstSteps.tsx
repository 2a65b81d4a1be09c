import { Check } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FirstSteps_business$key } from '#web/__generated__/FirstSteps_business.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { recall, remember } from '#web/session/storage.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { dashboardDialogs } from './dashboardDialogs.ts'

/** Remembered in the browser, because the interests of a new business may be right as they are. */
const opened = 'first-steps-interests'
const hidden = 'first-steps-hidden'

/** First steps in a new business, with a tick on those that are done. */
export function FirstSteps({ business }: { business: FirstSteps_business$key }) {
  const open = dashboardDialogs.useOpen()
  const { team, stats } = useFragment(
    graphql`
      fragment FirstSteps_business on Business {
        team {
          __typename
        }
        stats {
          totalCustomers
        }
      }
    `,
    business,
  )
  const [isHidden, setHidden] = useState(() => recall(hidden) !== null)
  if (isHidden) return null
  const steps = [
    {
      title: 'Look over your interests',
      text: 'What customers come to you for. A first list is in place; make it yours.',
      done: recall(opened) !== null,
      action: (
        <LinkButton
          render={<PreloadLink to="/settings?tab=interests" />}
          onClick={() => remember(opened, 'yes')}
        >
          Open interests
        </LinkButton>
      ),
    },
    {
      title: 'Bring in your team',
      text: 'Everyone signs in with an account of their own and sees what is theirs to do.',
      done: team.length > 1,
      action: <LinkButton render={<PreloadLink to="/settings?tab=team" />}>Open team</LinkButton>,
    },
    {
      title: 'Add your first customer',
      text: 'Their calls, notes and follow-ups have a home from then on.',
      done: stats.totalCustomers > 0,
      action: <Button onClick={() => open('addCustomer')}>Add a customer</Button>,
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
      <ol className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {steps.map(({ title, text, done, action }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-medium text-accent-ink text-sm"
            >
              {done ? <Check className="size-4" /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col items-start">
              <h3 className="font-medium text-ink">
                {title}
                {done && (
                  <>
                    {' '}
                    <VisuallyHidden>(done)</VisuallyHidden>
                  </>
                )}
              </h3>
              <p className="mt-0.5 mb-3 text-pretty text-muted text-sm">{text}</p>
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
