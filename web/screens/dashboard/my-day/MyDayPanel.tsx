import { Play } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MyDayPanel_viewer$key } from '#web/__generated__/MyDayPanel_viewer.graphql.ts'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { dayPanel } from '../layout.ts'
import { fetchMyDay, useReviewSession } from './useReviewSession.ts'

const MyDay = lazy(async () => ({ default: (await fetchMyDay()).MyDay }))

/** The number of open entries, the first ones, and the *Start* button. */
export function MyDayPanel({ viewer }: { viewer: MyDayPanel_viewer$key }) {
  const { myDay } = useFragment(
    graphql`
      fragment MyDayPanel_viewer on Viewer {
        myDay {
          counts {
            total
            overdue
          }
          entries(first: 3) {
            ... on Contact {
              name: customerName
            }
            ... on FollowUp {
              name: customerName
            }
            ... on HotBoardItem {
              name: title
            }
            ... on OrganizerTask {
              name: title
            }
            ... on ServiceAppointment {
              customer {
                name
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const sitting = useReviewSession()
  const start = useRef<HTMLButtonElement>(null)
  usePrefetchWhenIdle(fetchMyDay)
  const { total, overdue } = myDay.counts
  // The entries of one customer are grouped together.
  const names = [...new Set(myDay.entries.map(({ name, customer }) => name ?? customer?.name))]
  const tone =
    total > 0 ? 'bg-accent text-on-accent [&_button]:outline-on-accent' : 'border border-line bg-surface'

  return (
    <section aria-label="My day" className={`${dayPanel} ${tone}`}>
      <div className="min-w-20 flex-1">
        <div className="flex flex-col sm:flex-row sm:items-center sm:gap-3">
          <h2 className="font-semibold text-xl tracking-tight">My day</h2>
          <p className="flex flex-wrap items-center gap-x-2 font-medium tabular-nums">
            {total === 0 ? 'All done' : `${shown(total)} to do`}
            {overdue > 0 && <Badge tone="red">{shown(overdue)} overdue</Badge>}
          </p>
        </div>
        <p className={total === 0 ? 'text-pretty' : 'truncate'}>
          {total === 0 ? 'Nothing is due, and nothing is assigned to you.' : `First: ${names.join(', ')}`}
        </p>
      </div>
      {(total > 0 || sitting.open) && (
        <Button
          ref={start}
          size="lg"
          icon={<Play aria-hidden />}
          pending={sitting.starting}
          onClick={sitting.start}
          aria-haspopup="dialog"
        >
          Start
        </Button>
      )}
      {sitting.queryRef && (
        <Suspense>
          <MyDay
            key={sitting.turn}
            queryRef={sitting.queryRef}
            open={sitting.open}
            onClose={sitting.close}
            onReopen={sitting.start}
            onMore={sitting.more}
            finalFocus={() => start.current}
          />
        </Suspense>
      )}
    </section>
  )
}

const shown = (count: number) => (count > 999 ? '999+' : count)
