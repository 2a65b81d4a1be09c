import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ServiceCalendarScreenQuery } from '#web/__generated__/ServiceCalendarScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { AppointmentOutcomes } from '#web/features/appointments/outcomes/AppointmentOutcomes.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { calendarGrid } from './calendarGrid.ts'
import { monthOf } from './calendarLocation.ts'
import { monthName } from './calendarWords.ts'
import type { AppointmentDialogRequest } from './day/appointmentDialogRequest.ts'
import { DayPanel } from './day/DayPanel.tsx'
import { MonthNote } from './MonthNote.tsx'
import { MonthToolbar } from './MonthToolbar.tsx'
import { DayCell } from './month/DayCell.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { useGridKeys } from './month/useGridKeys.ts'
import { DragBetweenDays } from './moving/DragBetweenDays.tsx'
import { useMoves } from './moving/useMoves.ts'
import { RunSheet } from './print/RunSheet.tsx'
import './print/print.css'
import { newAppointmentDialog } from './service-calendar.route.ts'
import { useCalendarLocation } from './useCalendarLocation.ts'

const fetchDialogs = () => import('./dialogs/CalendarDialogs.tsx')
const CalendarDialogs = lazy(async () => ({ default: (await fetchDialogs()).CalendarDialogs }))

/** The Service Calendar: a month, and the appointments of the chosen day. */
export function ServiceCalendarScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<ServiceCalendarScreenQuery>
}) {
  const { business } = usePreloadedQuery<ServiceCalendarScreenQuery>(
    graphql`
      query ServiceCalendarScreenQuery($from: Date!, $to: Date!, $day: Date!) @preloadable {
        viewer @required(action: THROW) {
          business {
            name
            today
            maxAppointmentsPerDay
            canOverbook
            month: calendarDays(from: $from, to: $to) {
              date
              ...DayCell_day
              ...DayPanel_day
            }
            chosen: calendarDays(from: $day, to: $day) {
              date
              ...DayPanel_all
              ...RunSheet_day
            }
            ...AppointmentOutcomes_business
            ...CalendarDialogs_business
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { today, maxAppointmentsPerDay: most, canOverbook } = business
  const calendar = useCalendarLocation(today, queryRef.variables.day)
  const { cells, onKeyDown, reachable } = useGridKeys(calendar)
  const moves = useMoves(queryRef.variables, canOverbook)
  const requests = useDialogRequest<AppointmentDialogRequest>()
  const booking = useDialogParam(newAppointmentDialog)

  const days = new Map(business.month.map((day) => [day.date, day]))
  const chosen = business.chosen.find(({ date }) => date === calendar.day) ?? null

  return (
    <DragBetweenDays onMove={(appointment, to) => void moves.move({ appointment, to })}>
      <div className={calendarGrid}>
        <section aria-label="Month" className="calendar-month min-w-0">
          <MonthToolbar
            calendar={calendar}
            today={today}
            onPrint={() => window.print()}
            businessName={business.name}
          />
          <MonthGrid month={calendar.month} label={monthName(calendar.month)} cells={cells}>
            {(date) => (
              <DayCell
                key={date}
                date={date}
                day={days.get(date) ?? null}
                inMonth={monthOf(date) === calendar.month}
                today={date === today}
                selected={date === calendar.day}
                reachable={date === reachable}
                onSelect={() => calendar.choose(date)}
                onKeyDown={onKeyDown}
              />
            )}
          </MonthGrid>
          <MonthNote most={most} />
        </section>
        <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-22 print:hidden">
          <DayPanel
            key={calendar.day}
            date={calendar.day}
            day={days.get(calendar.day) ?? null}
            all={chosen}
            onRequest={requests.ask}
            onBook={booking.show}
          />
          <AppointmentOutcomes business={business} />
        </div>
        <RunSheet date={calendar.day} businessName={business.name} day={chosen} />
      </div>
      <LazyDialogs open={requests.open || booking.open || moves.asking} load={fetchDialogs}>
        <CalendarDialogs
          business={business}
          day={calendar.day}
          requests={requests}
          moves={moves}
          onSaved={calendar.goTo}
        />
      </LazyDialogs>
    </DragBetweenDays>
  )
}
