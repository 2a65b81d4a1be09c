import { globalId } from '#api/core/graph/ids.ts'
import { technicianSql } from '#api/modules/appointments/calendar/service.ts'
import { appointmentList } from '#api/modules/appointments/lists.ts'
import {
  customerColumns,
  momentOf,
  number,
  stampColumns,
  text,
  userName,
  words,
  yesNo,
} from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import type { ExportedList } from './exportedList.ts'

/** The appointments; `mine` and the technicians filter them as the days of the calendar. */
export const appointments: ExportedList<FilterOf<'serviceAppointments'>> = {
  model: 'ServiceAppointment',
  title: 'Appointments',
  action: 'export:list',
  list: appointmentList,
  andSql: (ctx, { technicianUserId: id, ...filter }, bind) =>
    technicianSql(ctx, { ...filter, technicianUserId: id ? globalId('User', id) : null }, bind),
  columns: {
    Number: number('id'),
    ...customerColumns,
    Date: text('date'),
    'Start Time': text('startTime'),
    'End Time': text('endTime'),
    Technician: text('technician'),
    'Service Description': text('description'),
    Notes: text('notes'),
    Status: `CASE WHEN t."noShow" THEN 'No-show' ELSE ${words('status')} END`,
    'SMS Reminder': yesNo('smsReminder'),
    'Reminder Sent': yesNo('reminderSent'),
    Overbooked: `CASE WHEN t.status <> 'CANCELLED' AND t."place" IS NULL THEN 'Yes' ELSE 'No' END`,
    Confirmed: momentOf('confirmedAt'),
    Completed: momentOf('completedAt'),
    'Completed By': userName('completedById'),
    'Cancelled By': userName('cancelledById'),
    'Booked By': userName('bookedById'),
    ...stampColumns,
  },
}
