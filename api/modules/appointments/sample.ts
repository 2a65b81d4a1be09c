import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { day, minute, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    ServiceAppointment: {
      businessId: 7,
      id: 1,
      customerId: 1,
      date: '2026-06-11',
      startTime: '09:00',
      endTime: '11:00',
      startsAt: now,
      endsAt: now,
      technician: 'Tom',
      description: 'New felt',
    },
  },
  broken: {
    ServiceAppointment_technician_check: [{ technician: '' }],
    ServiceAppointment_description_check: [{ description: '' }],
    ServiceAppointment_date_check: [{ date: '2026-13-01' }, { date: '11-06-2026' }],
    ServiceAppointment_startTime_check: [{ startTime: '0x:00' }, { startTime: '09:60' }],
    ServiceAppointment_endTime_check: [{ endTime: '09:00' }, { endTime: '08:59' }, { endTime: '11:60' }],
    ServiceAppointment_place_check: [{ place: 0 }, { place: 21 }, { place: 1, status: 'CANCELLED' }],
    ServiceAppointment_noShow_check: [{ noShow: true }],
    ServiceAppointment_completed_check: [{ status: 'COMPLETED' }, { completedAt: now }],
    ServiceAppointment_completedBy_check: [{ completedById: 1 }],
    ServiceAppointment_scheduleVersion_check: [{ scheduleVersion: -1 }],
  },
  records: {
    ServiceAppointment: ({ world, business, customerId, mark }) =>
      appointmentOf(world, business, { customerId, technician: mark, description: mark }),
  },
  insertMany: async ({ prisma, businessId, each, at, focus }) => {
    const appointment = {
      businessId,
      customerId: focus,
      technician: 'Ada',
      description: 'Felt',
      endTime: '12:00',
    }
    const appointments = await prisma.serviceAppointment.createManyAndReturn({
      data: each((i) => ({
        ...appointment,
        date: `2027-01-${String(1 + (i % 28)).padStart(2, '0')}`,
        startTime: '09:00',
        startsAt: at(i * minute - 2 * day),
        endsAt: at(i * minute - day),
      })),
    })
    return { ServiceAppointment: appointments }
  },
  fastLists: {
    ServiceAppointment: {
      field: 'serviceAppointments(filter: ALL)',
      insertTwo: async ({ world, business, customerId, other }) => [
        await appointmentOf(world, business, { customerId, notes: 'Back door' }),
        await appointmentOf(world, business, { customerId: other, status: 'CANCELLED' }),
      ],
    },
  },
  rules: {
    createCalendarFeed: 'calendarFeed:manage',
    revokeCalendarFeed: 'calendarFeed:manage',
    createOwnCalendarFeed: 'calendarFeed:own',
    revokeOwnCalendarFeed: 'calendarFeed:own',
    createServiceAppointment: 'appointment:write',
    updateServiceAppointment: 'appointment:write',
    cancelServiceAppointment: 'appointment:cancel',
  },
  statements: {
    // Selects the month and the hours together, which no screen does.
    ServiceCalendarScreenQuery: 14,
    TechnicianPickerQuery: 3,
    useFreeSlotsQuery: 3,
    useTechnicianOverlapsQuery: 2,
    '/api/service-appointments': 2,
  },
}
