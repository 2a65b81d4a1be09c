import { graphql, useFragment } from 'react-relay/hooks'
import type { FirstSteps_business$key } from '#web/__generated__/FirstSteps_business.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'

interface FirstStepsProps {
  business: FirstSteps_business$key
  onAddCustomer: () => void
}

/** First steps in a new business, for users who may manage it; hidden once there is a customer. */
export function FirstSteps({ business, onAddCustomer }: FirstStepsProps) {
  const { canManageTeam } = useFragment(
    graphql`
      fragment FirstSteps_business on Business {
        canManageTeam
      }
    `,
    business,
  )
  if (!canManageTeam) return null
  const steps = [
    {
      title: 'Look over your interests',
      text: 'What customers come to you for. A first list is in place; make it yours.',
      action: <LinkButton render={<PreloadLink to="/settings?tab=interests" />}>Open interests</LinkButton>,
    },
    {
      title: 'Bring in your team',
      text: 'Everyone signs in with an account of their own and sees what is theirs to do.',
      action: <LinkButton render={<PreloadLink to="/settings?tab=team" />}>Open team</LinkButton>,
    },
    {
      title: 'Add your first customer',
      text: 'Their calls, notes and follow-ups have a home from then on.',
      action: <Button onClick={onAddCustomer}>Add a customer</Button>,
    },
  ]

  return (
    <Card as="section" aria-labelledby="first-steps" className="mb-4">
      <h2 id="first-steps" className="font-semibold text-ink">
        First steps
      </h2>
      <ol className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {steps.map(({ title, text, action }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-medium text-accent-ink text-sm"
            >
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col items-start">
              <h3 className="font-medium text-ink">{title}</h3>
              <p className="mt-0.5 mb-3 text-pretty text-muted text-sm">{text}</p>
              <div className="mt-auto">{action}</div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
