import { Play } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MyDayPanel_business$key } from '#web/__generated__/MyDayPanel_business.graphql.ts'
import { usePrefetchOnInteraction } from '#web/components/usePrefetchOnInteraction.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { dayStrip } from '../layout.ts'
import { fetchMyDay, useReviewSession } from './useReviewSession.ts'

const MyDay = lazy(async () => ({ default: (await fetchMyDay()).MyDay }))

/** How much the person has to do today, what comes first, and the way to begin. */
export function MyDayPanel({ business }: { business: MyDayPanel_business$key }) {
  const { timeZone, myDay } = useFragment(
    graphql`
      fragment MyDayPanel_business on Business {
        timeZone
        myDay {
          counts {
            total
            overdue
          }
          entries(first: 3) {
            contact {
              customerName
            }
            followUp {
              customerName
            }
            hotBoardItem {
              title
            }
            organizerTask {
              title
            }
            serviceAppointment {
              customer {
                name
              }
            }
          }
        }
      }
    `,
    business,
  )
  const sitting = useReviewSession()
  const start = useRef<HTMLButtonElement>(null)
  usePrefetchOnInteraction(fetchMyDay)
  const { total, overdue } = myDay.counts
  const names = myDay.entries.map(
    ({ contact, followUp, hotBoardItem, organizerTask, serviceAppointment }) =>
      (contact ?? followUp)?.customerName ??
      (hotBoardItem ?? organizerTask)?.title ??
      serviceAppointment?.customer.name,
  )

  return (
    <Card as="section" flush aria-label="My day" className={dayStrip}>
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-ink">
          My day
          <span className="ml-2 font-normal text-muted tabular-nums">
            {total === 0
              ? 'All done'
              : `${shown(total)} to do${overdue > 0 ? `, ${shown(overdue)} overdue` : ''}`}
          </span>
        </h2>
        <p className="truncate text-muted text-sm">
          {total === 0 ? 'Nothing is due, and nothing is assigned to you.' : `First: ${names.join(', ')}`}
        </p>
      </div>
      {(total > 0 || sitting.open) && (
        <Button
          ref={start}
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
            timeZone={timeZone}
            open={sitting.open}
            onClose={sitting.close}
            onReopen={sitting.start}
            onMore={sitting.more}
            finalFocus={() => start.current}
          />
        </Suspense>
      )}
    </Card>
  )
}

const shown = (count: number) => (count > 999 ? '999+' : count)
