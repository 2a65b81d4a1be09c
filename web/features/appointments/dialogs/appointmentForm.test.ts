import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AppointmentValues, appointmentSchema } from './appointmentForm.ts'

const filled: AppointmentValues = {
  customer: {
    id: 'c1',
    firstName: 'Maria',
    lastName: 'Ortiz',
    phoneNumber: '5550100001',
    email: null,
    status: 'UNSOLD' as const,
  },
  date: '2026-11-21',
  startTime: '09:00',
  endTime: '11:00',
  technician: { name: 'Sam', userId: null },
  description: 'New felt',
  notes: '',
  smsReminder: true,
}

function complaints(values: Partial<AppointmentValues>) {
  const issues = z.safeParse(appointmentSchema, { ...filled, ...values }).error?.issues ?? []
  return issues.map(({ path, message }) => [path[0], message])
}

test.each<[Partial<AppointmentValues>, keyof AppointmentValues, string]>([
  [{ customer: null }, 'customer', 'Please select a customer'],
  [{ date: '' }, 'date', 'Date is required'],
  [{ startTime: '' }, 'startTime', 'Start time must be in HH:MM format'],
  [{ startTime: '24:00' }, 'startTime', 'Start time must be in HH:MM format'],
  [{ endTime: '' }, 'endTime', 'End time must be in HH:MM format'],
  [{ endTime: '9:00' }, 'endTime', 'End time must be in HH:MM format'],
  [{ endTime: '09:00' }, 'endTime', 'End time must be after start time.'],
  [{ endTime: '08:00' }, 'endTime', 'End time must be after start time.'],
  [{ endTime: '09:04' }, 'endTime', 'End time must be after start time, by 5 minutes to 12 hours'],
  [{ endTime: '21:01' }, 'endTime', 'End time must be after start time, by 5 minutes to 12 hours'],
  [{ technician: null }, 'technician', 'Technician name is required'],
  [
    { technician: { name: 'x'.repeat(162), userId: null } },
    'technician',
    'Technician must be at most 161 characters',
  ],
  [{ description: ' ' }, 'description', 'Description is required'],
  [{ description: 'x'.repeat(2001) }, 'description', 'Description must be at most 2,000 characters'],
  [{ notes: 'x'.repeat(5001) }, 'notes', 'Notes must be at most 5,000 characters'],
])('The form complains of %j', (values, field, message) => {
  expect(complaints(values)).toEqual([[field, message]])
})

test('The form says at once all that is wrong, the order of the times too', () => {
  expect(complaints({ customer: null, technician: null, endTime: '08:00' })).toEqual([
    ['customer', 'Please select a customer'],
    ['technician', 'Technician name is required'],
    ['endTime', 'End time must be after start time.'],
  ])
})

test.each([{ endTime: '09:05' }, { endTime: '21:00' }, { notes: 'Bring the samples' }])(
  'The form takes %j',
  (values) => {
    expect(complaints(values)).toEqual([])
  },
)
