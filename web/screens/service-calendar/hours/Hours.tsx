import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Hours_days$key } from '#web/__generated__/Hours_days.graphql.ts'
import { TechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { fullDayName } from '#web/lib/dates.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { calendarDialogs } from '../dialogs/calendarDialogs.ts'
import { PrintedHours } from '../print/PrintedHours.tsx'
import { HoursSkeleton } from '../ServiceCalendarSkeleton.tsx'
import { TechnicianTones } from '../technicians/technicianTones.ts'
import type { TechnicianFilterState } from '../technicians/useTechnicianFilter.ts'
import type { CalendarNavigation } from '../useCalendarLocation.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { withoutDeleted } from '../withoutDeleted.ts'
import { dayColumns, technicianColumns } from './columns.ts'
import { DayList } from './DayList.tsx'
import { HourBlock } from './HourBlock.tsx'
import type { FreeTime } from './HourColumn.tsx'
import { HoursGrid } from './HoursGrid.tsx'
import { hourAppointment } from './hourAppointment.ts'
import type { Laid, Minutes } from './hourGeometry.ts'
import { WeekDayHeading } from './WeekDayHeading.tsx'
import { WeekList } from './WeekList.tsx'

interface HoursProps {
  calendar: CalendarNavigation
  today: string
  /** Undefined while loading. */
  days: Hours_days$key | null | undefined
  filter: TechnicianFilterState
  /** Whether phones show the day in columns instead of as a run sheet. */
  inColumns: boolean
}

/** The hours of a day with a column per technician, or of a week with a column per day. */
export function Hours({ calendar, today, filter, inColumns, ...props }: HoursProps) {
  const openDialog = calendarDialogs.useOpen()
  const days = useFragment(
    graphql`
      fragment Hours_days on CalendarDay @relay(plural: true) {
        date
        count
        matchingCount
        isFull
        appointments(first: $perDay) {
          ...hourAppointment_appointment
          ...HourBlock_appointment
          ...WeekList_appointment
          ...PrintedHours_appointment
          # A dialog renders the card.
          ...AppointmentCard_appointment
        }
        # On phones the day is a run sheet.
        sheet: appointments(first: $sheet) {
          ...hourAppointment_appointment
          ...DayList_appointment
        }
      }
    `,
    props.days ?? null,
  )
  const asList = useIsPhone() && !inColumns
  const labelOf = use(TechnicianLabels)
  const toneOf = use(TechnicianTones)
  const all = (days ?? []).map((day) => ({
    ...day,
    notLoaded: day.matchingCount - day.appointments.length,
    appointments: withoutDeleted(day.appointments)
      .map((one) => hourAppointment(one, toneOf))
      .filter(filter.matches),
  }))
  const day = all.find(({ date }) => date === calendar.day)
  const open = (id: string) => {
    for (const { date, appointments } of all) {
      const appointment = appointments.find((one) => one.id === id)?.shown
      if (appointment) openDialog('show', { date, appointment })
    }
  }
  const onBook = (initial: FreeTime) => openDialog('book', { initial })
  // Another week or view is loading.
  if (!day) return <HoursSkeleton view={calendar.view === 'day' ? 'day' : 'week'} />
  const block = (laid: Laid<(typeof all)[number]['appointments'][number]>, shown: Minutes, strip: string) => (
    <HourBlock
      key={laid.appointment.id}
      appointment={laid.appointment.shown}
      laid={laid}
      strip={strip}
      tone={laid.appointment.tone}
      shown={shown}
      named={calendar.view !== 'day'}
      onOpen={open}
    />
  )
  const onShowDay = (date: string) => calendar.show('day', date)
  const shared = { today, block, onBook, onShowDay }

  if (calendar.view === 'day') {
    const columns = technicianColumns(day.date, filter.team, day.appointments, labelOf)
    return (
      <>
        {asList ? (
          <DayList
            appointments={withoutDeleted(day.sheet)
              .map((one) => hourAppointment(one, toneOf))
              .filter(filter.matches)}
            named={filter.name === null}
            onOpen={open}
            onBook={
              filter.name === null
                ? () => onBook({ date: day.date, startTime: '09:00', endTime: '11:00' })
                : null
            }
          />
        ) : (
          <HoursGrid
            {...shared}
            label={fullDayName(day.date)}
            columns={columns}
            heading={({ name, technician, appointments }) => (
              <>
                {/* On phones a column is just wide enough for the name. */}
                {technician?.userId && (
                  <span className="contents max-sm:hidden">
                    <Avatar name={technician.name} size="sm" />
                  </span>
                )}
                <h3 className="line-clamp-3 min-w-0 break-words font-medium text-ink text-sm leading-4">
                  {name}{' '}
                  {appointments.some(({ hasLeft }) => hasLeft) && (
                    <span className="block font-normal text-orange-ink text-xs">Not on the team</span>
                  )}
                </h3>
                <span className="ml-auto text-faint text-sm tabular-nums">{appointments.length || ''}</span>
              </>
            )}
          />
        )}
        <PrintedHours label="Printed day" columns={columns} named={false} />
      </>
    )
  }
  const heading = (date: string) => {
    const { count = 0, matchingCount = 0, isFull = false } = all.find((one) => one.date === date) ?? {}
    return (
      <WeekDayHeading {...{ date, count, matchingCount, isFull, today }} onShow={() => onShowDay(date)} />
    )
  }
  const columns = dayColumns(all)
  return (
    <>
      <div className="max-sm:hidden">
        <HoursGrid {...shared} label="Week" columns={columns} heading={({ date }) => heading(date)} />
      </div>
      <WeekList days={all} heading={heading} onOpen={open} onBook={onBook} />
      <PrintedHours label="Printed week" columns={columns} named />
    </>
  )
}
