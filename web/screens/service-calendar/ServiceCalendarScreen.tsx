import { lazy, Suspense, useDeferredValue } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ServiceCalendarScreenQuery } from '#web/__generated__/ServiceCalendarScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { TechnicianLabels, useTechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import type { ListToExport } from '#web/features/exports/useExport.ts'
import { useDialogAddress } from '#web/router/useDialogAddress.ts'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { calendarGrid } from './calendarGrid.ts'
import { DayPanel } from './day/DayPanel.tsx'
import { DaySheet, isBelow } from './day/DaySheet.tsx'
import { useDayOfSheet } from './day/useDayOfSheet.ts'
import { calendarDialogs } from './dialogs/calendarDialogs.ts'
import { MonthNote } from './MonthNote.tsx'
import { Month } from './month/Month.tsx'
import { DragAppointments } from './moving/DragAppointments.tsx'
import { AppointmentOutcomes } from './outcomes/AppointmentOutcomes.tsx'
import { RunSheet } from './print/RunSheet.tsx'
import './print/print.css'
import { HoursSkeleton } from './ServiceCalendarSkeleton.tsx'
import { NothingShown } from './technicians/NothingShown.tsx'
import { TechnicianTones } from './technicians/technicianTones.ts'
import { useTechnicianFilter } from './technicians/useTechnicianFilter.ts'
import { useCalendarLocation } from './useCalendarLocation.ts'
import { useColumns } from './useColumns.ts'

/** The value of `?dialog=` that opens the day as a sheet, where it is not beside the month. */
const daySheet = 'day'

const fetchHours = () => import('./hours/Hours.tsx')
const Hours = lazy(async () => ({ default: (await fetchHours()).Hours }))

const dialogs = loadDialogs(async () => {
  const [{ CalendarDialogs }] = await Promise.all([import('./dialogs/CalendarDialogs.tsx'), fetchHours()])
  return CalendarDialogs
})

/** The Service Calendar: the month with the appointments of the chosen day, or the hours of a week or a day. */
export function ServiceCalendarScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<ServiceCalendarScreenQuery>
}) {
  const { business } = usePreloadedQuery<ServiceCalendarScreenQuery>(
    graphql`
      query ServiceCalendarScreenQuery(
        $from: Date!
        $to: Date!
        $first: Date!
        $last: Date!
        $day: Date!
        $perDay: Int!
        $sheet: Int!
        $panel: Int!
        $byHours: Boolean!
        $mine: Boolean
        $member: ID
        $outside: String
        $left: Boolean
      ) @preloadable {
        viewer @required(action: THROW) {
          business {
            name
            today
            maxAppointmentsPerDay
            canOverbook
            month: calendarDays(
              from: $from
              to: $to
              mine: $mine
              technicianUserId: $member
              technician: $outside
              needsTechnician: $left
            ) @skip(if: $byHours) {
              date
              matchingCount
              ...Month_days
              ...DayPanel_day
            }
            hours: calendarDays(
              from: $first
              to: $last
              mine: $mine
              technicianUserId: $member
              technician: $outside
              needsTechnician: $left
            ) @include(if: $byHours) {
              matchingCount
              ...Hours_days
            }
            technicians {
              ...useTechnicianFilter_technicians
              ...technicianLabels_technicians
            }
            chosen: calendarDays(
              from: $day
              to: $day
              mine: $mine
              technicianUserId: $member
              technician: $outside
              needsTechnician: $left
            ) {
              date
              ...useTechnicianFilter_day
              ...DayPanel_all
              ...RunSheet_day
            }
            ...ExportMenu_business
            ...AppointmentOutcomes_business
            ...CalendarDialogs_business
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { today, canOverbook, maxAppointmentsPerDay: most } = business
  const labelOf = useTechnicianLabels(business.technicians)
  const calendar = useCalendarLocation(today, queryRef.variables.day)
  // The toolbar shows a press at once; the days take a moment to render.
  const shown = useDeferredValue(calendar)
  const chosen = business.chosen.find(({ date }) => date === shown.day) ?? null
  const [inColumns, setInColumns] = useColumns()
  const filter = useTechnicianFilter(business.technicians, calendar, labelOf, chosen)
  const { dialogOf } = useDialogAddress()
  const sheet = dialogOf(daySheet)
  useDayOfSheet(sheet.open, calendar)
  const press = (day: string) => {
    if (isBelow() && !sheet.open) shown.chooseWith(day, daySheet)
    else shown.choose(day)
  }
  usePageKeys('On this screen', [
    {
      keys: ['j', 'k'],
      does: `Next, previous ${calendar.view}`,
      act: ({ key }) => calendar.step(key === 'j' ? 1 : -1),
    },
    { keys: ['t'], does: 'Today', act: () => calendar.goTo(today) },
    ...(sheet.open ? [{ keys: ['Escape'], does: 'Close the day', act: sheet.onClose }] : []),
  ])

  const days = new Map(business.month?.map((day) => [day.date, day]))
  const loaded = shown.view === 'month' ? business.month : business.hours
  const isEmpty = loaded?.every(({ matchingCount }) => matchingCount === 0) ?? false
  const toolbar = (
    <>
      <CalendarToolbar
        calendar={calendar}
        today={today}
        onPrint={() => window.print()}
        exporting={<ExportMenu business={business} list={appointmentsShown(queryRef.variables)} />}
        businessName={business.name}
        filter={filter}
        inColumns={inColumns}
        onColumns={setInColumns}
      />
      {isEmpty && filter.name !== null && <NothingShown filter={filter} period={`this ${calendar.view}`} />}
    </>
  )

  return (
    <TechnicianLabels value={labelOf}>
      <TechnicianTones value={filter.toneOf}>
        <calendarDialogs.Host
          of={dialogs}
          business={business}
          day={calendar.day}
          shown={queryRef.variables}
          onEdited={calendar.goTo}
        >
          <DragAppointments shown={queryRef.variables} canOverbook={canOverbook}>
            {shown.view === 'month' ? (
              <div className={calendarGrid}>
                <section aria-label="Month" className="calendar-sheet min-w-0">
                  {toolbar}
                  <Month calendar={shown} today={today} days={business.month} onPress={press} />
                  <MonthNote most={most} />
                </section>
                <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-22 print:hidden">
                  <DaySheet day={shown.day} open={sheet.open}>
                    <DayPanel
                      key={shown.day}
                      date={shown.day}
                      day={days.get(shown.day) ?? null}
                      all={chosen}
                      filter={filter}
                      onClose={sheet.open ? sheet.onClose : null}
                    />
                  </DaySheet>
                  <AppointmentOutcomes business={business} />
                </div>
              </div>
            ) : (
              <div className="flex min-w-0 flex-col gap-5">
                <div className="calendar-sheet min-w-0">
                  {toolbar}
                  <Suspense fallback={<HoursSkeleton view={shown.view} />}>
                    <Hours
                      key={`${shown.view} ${shown.day}`}
                      calendar={shown}
                      today={today}
                      days={business.hours}
                      filter={filter}
                      inColumns={inColumns}
                    />
                  </Suspense>
                </div>
                <div className="print:hidden">
                  <AppointmentOutcomes business={business} />
                </div>
              </div>
            )}
            <RunSheet date={shown.day} businessName={business.name} day={chosen} />
          </DragAppointments>
        </calendarDialogs.Host>
      </TechnicianTones>
    </TechnicianLabels>
  )
}

/** The appointments of the days on the screen, cancelled ones too. */
function appointmentsShown(shown: ServiceCalendarScreenQuery['variables']): ListToExport {
  const { mine, member: technicianUserId, outside: technician, left: needsTechnician } = shown
  const [from, to] = shown.byHours ? [shown.first, shown.last] : [shown.from, shown.to]
  const whose = { mine, technicianUserId, technician, needsTechnician }
  return { serviceAppointments: { filter: 'ALL', from, to, ...whose } }
}
