import { Suspense, useState } from 'react'
import { graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { MyDayQuery } from '#web/__generated__/MyDayQuery.graphql.ts'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { DayEntry } from './cards/DayEntry.tsx'
import { DayEnd } from './DayEnd.tsx'
import { DayProgress } from './DayProgress.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'

interface MyDayProps extends DialogState {
  queryRef: PreloadedQuery<MyDayQuery>
  /** Loads the next entries, without postponed ones. */
  onMore: (putOff: readonly string[]) => void
}

/** The queue of My Day, one card at a time. Closing it keeps what was done. */
export function MyDay({ queryRef, onMore, ...dialog }: MyDayProps) {
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
          <Queue queryRef={queryRef} onMore={onMore} onClose={dialog.onClose} />
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
            customerName
            subject
            customer {
              id
            }
          }
          ... on FollowUp {
            canComplete
            customerName
            title
            customer {
              id
            }
          }
          ... on HotBoardItem {
            canResolve
            title
          }
          ... on OrganizerTask {
            canComplete
            title
          }
          ... on ServiceAppointment {
            canComplete
            work: description
            customer {
              id
              name
            }
          }
          ...DayEntry_entry
        }
      }
    }
  }
`

/** Reloads the queue, because an earlier answer is outdated. */
export function loadDay(environment: IEnvironment, putOff: readonly string[]): PreloadedQuery<MyDayQuery> {
  return loadQuery<MyDayQuery>(environment, query, { putOff }, { fetchPolicy: 'network-only' })
}

/** The records that the queue shows. */
const shows: readonly ChangedType[] = [
  'Customer',
  'User',
  'Contact',
  'FollowUp',
  'HotBoardItem',
  'OrganizerTask',
  'ServiceAppointment',
  // A STOP, after which a text is no longer offered.
  'SmsReply',
]

function Queue({ queryRef, onMore, onClose }: Omit<MyDayProps, 'open'>) {
  const { myDay } = usePreloadedQuery<MyDayQuery>(query, queryRef).viewer
  useRefreshedQuery(query, shows, queryRef.variables)
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const [finished, setFinished] = useState<readonly string[]>([])
  // The current card stays, even when a more urgent entry arrives while the user fills in its form.
  const [shown, setShown] = useState<Shown | null>(null)
  const [goneTitle, setGoneTitle] = useState<string | null>(null)
  // The response is on screen before the form's promise resolves.
  const [settling, setSettling] = useState<string | null>(null)

  // Entries that were closed elsewhere leave the queue; entries that were completed here leave it until *Undo*.
  const waiting = myDay.entries.flatMap((entry) => {
    const { id } = entry
    const open = entry.canComplete || entry.canResolve
    const settled = id === undefined || putOff.includes(id) || finished.includes(id)
    return open && !settled ? [{ id, entry, ...wordsOf(entry) }] : []
  })
  // A new answer may have another order, but what is open for the same customer comes next.
  const current =
    waiting.find(({ id }) => id === shown?.id) ??
    waiting.find(({ customerId }) => customerId && customerId === shown?.customerId) ??
    waiting[0]
  const left = myDay.counts.total

  if (current?.id !== shown?.id) {
    const here = [...putOff, ...finished, settling]
    setGoneTitle(shown === null || here.includes(shown.id) ? null : shown.title)
    setShown(current ?? null)
  }

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
      {goneTitle !== null && (
        <div className="mb-4">
          <Notice>{goneTitle} was settled by someone else.</Notice>
        </div>
      )}
      <DayEntry
        key={current.id}
        id={current.id}
        entry={current.entry}
        also={waiting
          .filter(
            ({ id, customerId }) => id !== current.id && customerId && customerId === current.customerId,
          )
          .map(({ about }) => about)}
        onSettling={() => setSettling(current.id)}
        onFinished={() => {
          setFinished((before) => [...before, current.id])
          leave(putOff, left - 1)
        }}
        onTakenBack={() => {
          setFinished((before) => before.filter((id) => id !== current.id))
          // What is being typed on the card that came next stays; this one follows it.
          setShown((next) => (next?.isTyped ? next : current))
        }}
        onTyped={(isTyped) => setShown((card) => card && { ...card, isTyped })}
        onLater={() => {
          const nowPutOff = [...putOff, current.id]
          setPutOff(nowPutOff)
          leave(nowPutOff, left)
        }}
      />
    </>
  )
}

/** The card that is shown, or was shown last. */
interface Shown {
  readonly id: string
  readonly title: string
  readonly customerId: string | undefined
  /** Whether something was typed on it. */
  readonly isTyped?: boolean
}

type Entry = MyDayQuery['response']['viewer']['myDay']['entries'][number]

/** The customer or title of an entry, and its kind. */
function wordsOf({ customerName, subject, title, work, customer }: Entry) {
  const about = subject ?? title ?? work ?? ''
  return { customerId: customer?.id, title: customerName ?? customer?.name ?? about, about }
}
