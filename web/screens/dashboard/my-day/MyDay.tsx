import { Suspense, useState } from 'react'
import { graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { MyDayQuery } from '#web/__generated__/MyDayQuery.graphql.ts'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { DayEntry } from './cards/DayEntry.tsx'
import { DayEnd } from './DayEnd.tsx'
import { DayProgress } from './DayProgress.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'

interface MyDayProps extends DialogState {
  queryRef: PreloadedQuery<MyDayQuery>
  timeZone: string
  /** Asks for what comes next, without what was put off. */
  onMore: (putOff: readonly string[]) => void
}

/** The queue of My Day, one card at a time. Closing it keeps what was done. */
export function MyDay({ queryRef, timeZone, onMore, ...dialog }: MyDayProps) {
  return (
    <Dialog
      {...dialog}
      // A press outside does not close it, so that nothing typed is lost and toasts can be pressed.
      keepOnPressOutside
      size="lg"
      title="My day"
    >
      <div className="flex min-h-[min(30rem,70dvh)] flex-col">
        <Suspense fallback={<DaySkeleton />}>
          <Queue {...{ queryRef, timeZone, onMore }} onClose={dialog.onClose} />
        </Suspense>
      </div>
    </Dialog>
  )
}

const query = graphql`
  query MyDayQuery($putOff: [ID!]!) {
    viewer @required(action: THROW) {
      myDay {
        counts {
          total
        }
        entries(first: 25, exclude: $putOff) {
          ... on Node {
            id
          }
          ... on Contact {
            canComplete
          }
          ... on FollowUp {
            canComplete
          }
          ... on HotBoardItem {
            canResolve
          }
          ... on OrganizerTask {
            canComplete
          }
          ... on ServiceAppointment {
            canComplete
          }
          ...DayEntry_entry
        }
      }
    }
  }
`

/** Starts the queue anew: the answer of an hour ago is of no use. */
export function loadDay(environment: IEnvironment, putOff: readonly string[]): PreloadedQuery<MyDayQuery> {
  return loadQuery<MyDayQuery>(environment, query, { putOff }, { fetchPolicy: 'network-only' })
}

function Queue({ queryRef, timeZone, onMore, onClose }: Omit<MyDayProps, 'open'>) {
  const { myDay } = usePreloadedQuery<MyDayQuery>(query, queryRef).viewer
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const [finished, setFinished] = useState<readonly string[]>([])

  // Entries that were closed elsewhere leave the queue; entries that were completed here leave it until *Undo*.
  const waiting = myDay.entries.flatMap((entry) => {
    const { id } = entry
    const open = entry.canComplete || entry.canResolve
    return open && id !== undefined && !putOff.includes(id) && !finished.includes(id) ? [{ id, entry }] : []
  })
  const [current] = waiting
  const left = myDay.counts.total

  const leave = (nowPutOff: readonly string[], nowLeft: number) => {
    if (waiting.length === 1 && nowLeft > nowPutOff.length) onMore(nowPutOff)
  }

  if (!current) {
    return (
      <DayEnd
        done={finished.length}
        putOff={putOff.length}
        left={left}
        onMore={() => {
          const again = left > putOff.length ? putOff : []
          setPutOff(again)
          onMore(again)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <>
      <DayProgress at={finished.length + putOff.length + 1} of={finished.length + left} />
      <DayEntry
        key={current.id}
        id={current.id}
        entry={current.entry}
        timeZone={timeZone}
        onFinished={() => {
          setFinished([...finished, current.id])
          leave(putOff, left - 1)
        }}
        onTakenBack={() => setFinished((before) => before.filter((id) => id !== current.id))}
        onLater={() => {
          const nowPutOff = [...putOff, current.id]
          setPutOff(nowPutOff)
          leave(nowPutOff, left)
        }}
      />
    </>
  )
}
