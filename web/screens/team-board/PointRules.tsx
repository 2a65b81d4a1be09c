import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PointRules_board$key } from '#web/__generated__/PointRules_board.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'

/** The labels of the rules, by their names in the API. */
const ruleLabels: Readonly<Record<string, string>> = {
  'hot-item-low': 'Low Hot Board item resolved',
  'hot-item-medium': 'Medium Hot Board item resolved',
  'hot-item-high': 'High Hot Board item resolved',
  'hot-item-urgent': 'Urgent Hot Board item resolved',
  'hot-item-quick': 'Bonus for resolving within two hours',
  'contact-on-time': 'Contact completed on its day',
  'contact-late': 'Contact completed later',
  'contact-logged': 'Call or visit logged',
  'follow-up-on-time': 'Follow-up completed on its day',
  'follow-up-late': 'Follow-up completed later',
  'appointment-completed': 'Appointment completed',
  'customer-sold': 'Customer changed to sold',
}

/** The rules for earning points, collapsed by default. */
export function PointRules({ board }: { board: PointRules_board$key }) {
  const { pointRules, mostPointsADay } = useFragment(
    graphql`
      fragment PointRules_board on TeamBoard {
        pointRules {
          name
          points
        }
        mostPointsADay
      }
    `,
    board,
  )
  const heading = useId()
  return (
    <Card flush>
      <details aria-labelledby={heading}>
        <summary className="min-h-11 cursor-pointer px-5 py-2.5 font-medium text-ink max-sm:px-4">
          <span id={heading}>How to earn points</span>
        </summary>
        <div className="border-line border-t px-5 py-4 max-sm:px-4">
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {pointRules.map(({ name, points }) => (
              <div key={name} className="flex items-baseline justify-between gap-4 py-1">
                <dt className="text-muted">{ruleLabels[name] ?? name}</dt>
                <dd className="font-medium text-ink tabular-nums">{points}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-muted text-sm">
            Everyone can earn up to {mostPointsADay} points a day. A sale to a customer counts once in 90
            days, a call or visit that is logged once a day.
          </p>
        </div>
      </details>
    </Card>
  )
}
