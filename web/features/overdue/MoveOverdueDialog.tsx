import { Sun, Sunrise } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { MoveOverdueDialogQuery } from '#web/__generated__/MoveOverdueDialogQuery.graphql.ts'
import { QuickDay } from '#web/features/follow-ups/QuickDay.tsx'
import { shortDayName } from '#web/lib/dates.ts'
import { addDays, todayIn } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { counted, type OverdueKind } from './overdueKind.ts'
import { useMoveContacts } from './useMoveContacts.ts'
import { useMoveFollowUps } from './useMoveFollowUps.ts'

/** The maximum of one move; the server moves the oldest. */
const mostAtOnce = 500

const schema = z.object({ perDay: z.string() })
const paces = ['5', '10', '15', '20', '30', '50'].map((value) => ({ value, label: `${value} a day` }))
const usualPace = '10'

function usePreview(kind: OverdueKind, perDay: string, fetchPolicy: 'network-only' | 'store-or-network') {
  const { business } = useLazyLoadQuery<MoveOverdueDialogQuery>(
    graphql`
      query MoveOverdueDialogQuery($perDay: Int!, $contacts: Boolean!) {
        viewer @required(action: THROW) {
          business {
            contacts: overdueContactsPreview(to: SPREAD, perDay: $perDay) @include(if: $contacts) {
              count
              days {
                day
                count
              }
            }
            followUps: overdueFollowUpsPreview(to: SPREAD, perDay: $perDay) @skip(if: $contacts) {
              count
              days {
                day
                count
              }
            }
          }
        }
      }
    `,
    { perDay: Number(perDay), contacts: kind === 'contact' },
    { fetchPolicy },
  ).viewer
  return business.contacts ?? business.followUps ?? { count: 0, days: [] }
}

/** Moves all overdue contacts or follow-ups to today, to tomorrow, or over the next working days. */
export function MoveOverdueDialog({ kind, ...dialog }: DialogState & { kind: OverdueKind }) {
  const today = todayIn(useTimeZone())
  const { count } = usePreview(kind, usualPace, 'network-only')
  const moves = { contact: useMoveContacts(), 'follow-up': useMoveFollowUps() }
  const [move, pending] = moves[kind]
  const quick = (to: 'TODAY' | 'TOMORROW') => ({
    disabled: pending || count === 0,
    onChoose: async () => {
      const outcome = await move({ input: { to } })
      if (outcome.ok) dialog.onClose()
      else outcome.error.tell?.()
    },
  })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Move All Overdue"
      description={count === mostAtOnce ? `The oldest ${counted(kind, count)}` : counted(kind, count)}
      schema={schema}
      record={kind}
      initial={{ perDay: usualPace }}
      onSubmit={({ perDay }) => move({ input: { to: 'SPREAD', perDay: Number(perDay) } })}
      submitText="Spread"
      pendingText="Moving..."
      above={
        <div className="mb-5 flex flex-col gap-2">
          <QuickDay name="Today" day={today} icon={<Sun />} {...quick('TODAY')} />
          <QuickDay name="Tomorrow" day={addDays(today, 1)} icon={<Sunrise />} {...quick('TOMORROW')} />
        </div>
      }
    >
      {(form) => (
        <>
          <SelectField label="Spread over the next working days" options={paces} {...form.field('perDay')} />
          <Suspense>
            <SpreadDays kind={kind} perDay={form.values.perDay} />
          </Suspense>
        </>
      )}
    </FormDialog>
  )
}

const shownDays = 5

function SpreadDays({ kind, perDay }: { kind: OverdueKind; perDay: string }) {
  const { days } = usePreview(kind, useDeferredValue(perDay), 'store-or-network')
  const last = days.at(-1)
  const further = days.length - shownDays
  return (
    <div aria-live="polite">
      <ul className="flex flex-col gap-1 text-muted">
        {days.slice(0, shownDays).map(({ day, count }) => (
          <li key={day} className="flex justify-between gap-3">
            <time dateTime={day}>{shortDayName(day)}</time>
            <span className="tabular-nums">{counted(kind, count)}</span>
          </li>
        ))}
        {further > 0 && last && (
          <li>
            {further} more {further === 1 ? 'day' : 'days'}, until {shortDayName(last.day)}
          </li>
        )}
      </ul>
    </div>
  )
}
