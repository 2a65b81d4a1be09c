import type { ServiceCalendarScreenQuery } from '#web/__generated__/ServiceCalendarScreenQuery.graphql.ts'
import query from '#web/__generated__/ServiceCalendarScreenQuery$parameters.ts'
import { todayIn } from '#web/lib/days.ts'
import { browserTimeZone } from '#web/lib/timeZone.ts'
import { defineScreen } from '#web/router/screen.ts'
import { calendarLocation, daysShown } from './calendarLocation.ts'

/** The name in the address of the dialog that books an appointment. */
export const newAppointmentDialog = 'new-appointment'

export const serviceCalendarRoute = defineScreen<ServiceCalendarScreenQuery>({
  paths: ['/service-calendar'],
  title: 'Service Calendar',
  access: 'business',
  menu: { icon: 'CalendarDays' },
  heading: { add: { label: 'New Appointment', dialog: newAppointmentDialog } },
  query,
  shows: ['Business', 'Customer', 'User', 'ServiceAppointment'],
  variables({ search }) {
    // The local day of the browser is used until that of the business is known, see `useCalendarLocation`.
    const here = todayIn(browserTimeZone())
    return daysShown(calendarLocation(search, here))
  },
  skeleton: () => import('./ServiceCalendarSkeleton.tsx').then((code) => code.ServiceCalendarSkeleton),
  load: () => import('./ServiceCalendarScreen.tsx').then((code) => code.ServiceCalendarScreen),
})
