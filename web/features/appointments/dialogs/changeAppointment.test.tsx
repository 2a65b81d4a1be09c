import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appointment, customerPageData } from '#web/testing/appointmentData.ts'
import {
  answered,
  booked,
  openPage,
  setUpAppointmentDialog,
  technicianOf,
} from '#web/testing/appointmentDialog.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpAppointmentDialog()

test('An edited appointment sends only what was changed', async () => {
  const { api, user } = await openPage(
    { useSaveAppointmentUpdateMutation: answered('updateServiceAppointment') },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await findDialog('Edit Appointment')
  expect(technicianOf(form)).toHaveTextContent('Theo Felt')
  await user.click(form.getByRole('switch', { name: /^SMS Reminder/ }))
  await user.click(form.getByRole('button', { name: 'Update Appointment' }))
  expect(await toasts().findByText('Service appointment updated successfully')).toBeVisible()
  expect(api.sent('useSaveAppointmentUpdateMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    smsReminder: false,
    overbook: false,
  })
})

test('An appointment that nobody has edited is not sent', async () => {
  const { api, user } = await openPage({}, { ahead: [booked] })
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await findDialog('Edit Appointment')
  await user.click(form.getByRole('button', { name: 'Update Appointment' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Appointment' })).toBeNull())
  expect(api.sent('useSaveAppointmentUpdateMutation')).toEqual([])
  expect(toasts().queryByText('Service appointment updated successfully')).toBeNull()
})

test('The dialog shows what another user has changed meanwhile, and sends only what differs from it', async () => {
  const { api, user, refresh } = await openPage(
    { useSaveAppointmentUpdateMutation: answered('updateServiceAppointment') },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await findDialog('Edit Appointment')
  await enterText(user, form.getByLabelText('Notes (Optional)'), 'Bring samples')
  const changed = appointment(5, { notes: 'Gate code 7', endTime: '12:00', technician: 'Zoe Outside' })
  api.answer('CustomerScreenQuery', customerPageData({ ahead: [changed] }))
  await refresh()
  expect(await form.findByText('Gate code 7')).toBeVisible()
  expect(technicianOf(form)).toHaveTextContent('Zoe Outside')
  expect(form.getByLabelText(/^End Time/)).toHaveValue('12:00')
  await user.click(form.getByRole('button', { name: 'Update Appointment' }))
  await vi.waitFor(() =>
    expect(api.sent('useSaveAppointmentUpdateMutation')[0]?.variables.input).toEqual({
      id: 'a5',
      notes: 'Bring samples',
      overbook: false,
    }),
  )
})

test('The dialog asks before it cancels an appointment, and offers the way back', async () => {
  const updatedAt = '2026-11-20T15:05:00.000Z'
  const { api, user } = await openPage(
    {
      CancelAppointmentDialogMutation: answered('cancelServiceAppointment', {
        ...booked,
        updatedAt,
        status: 'CANCELLED',
        appointmentStatus: 'CANCELLED',
        canCancel: false,
        canBookAgain: true,
      }),
      useUndoCancellationMutation: answered('updateServiceAppointment'),
    },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Appointment' }))
  expect(question.getByText('Are you sure you want to cancel this appointment?')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel Appointment' }))
  expect(await toasts().findByText('Service appointment cancelled successfully')).toBeVisible()
  expect(await screen.findByText('Cancelled')).toBeVisible()
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(screen.queryByText('Cancelled')).toBeNull())
  expect(api.sent('useUndoCancellationMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    status: 'SCHEDULED',
    expectedUpdatedAt: updatedAt,
  })
})
