import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appointment } from '#web/testing/appointmentData.ts'
import {
  answered,
  openDialog,
  overlaps,
  setUpAppointmentDialog,
  technicianOf,
} from '#web/testing/appointmentDialog.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { person } from '#web/testing/hotBoardData.ts'

setUpAppointmentDialog()

test('The dialog warns of what the technician has at that time, and books it all the same', async () => {
  const { api, form, fillIn, submit, expectClosed } = await openDialog({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
    useTechnicianOverlapsQuery: overlaps([
      appointment(9, {
        technician: 'Sam',
        startTime: '10:00',
        endTime: '12:00',
        customer: { id: 'c9', name: 'Ada Lovelace' },
      }),
    ]),
  })
  await fillIn()
  expect((await form.findByText(/already has/)).closest('p')).toHaveTextContent(
    'Sam already has Ada Lovelace 10:00 AM – 12:00 PM',
  )
  expect(api.sent('useTechnicianOverlapsQuery').at(-1)?.variables).toMatchObject({
    date: '2026-11-20',
    technician: 'Sam',
    exceptId: null,
  })
  await submit()
  await expectClosed()
})

test('The picker offers the team, others from before and a new name, in any case', async () => {
  const { api, user, form, submit, expectClosed } = await openDialog({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
  })
  await user.click(technicianOf(form))
  const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  await vi.waitFor(async () => expect(await names()).toHaveLength(3))
  expect(await names()).toEqual(['ETEmma Tester', 'MTMax Tester', 'Zoe OutsideOutside the team'])
  await user.type(screen.getByPlaceholderText('Search or type a name...'), 'MAX tester')
  await vi.waitFor(async () => expect(await names()).toEqual(['MTMax Tester']))
  await user.click(screen.getByRole('option', { name: 'Max Tester' }))
  expect(technicianOf(form)).toHaveTextContent('Max Tester')
  await enterText(user, form.getByLabelText(/^Service Description/), 'New felt')
  await submit()
  await expectClosed()
  expect(api.sent('useSaveAppointmentCreateMutation')[0]?.variables.input).toMatchObject({
    technician: 'Max Tester',
    technicianUserId: 'u2',
  })
  expect(toasts().getByRole('button', { name: 'Show' })).toBeVisible()
})

test('Two technicians of one name are told apart, in the list and once chosen', async () => {
  const sams = (['MANAGER', 'EMPLOYEE'] as const).map((role, i) => ({
    __typename: 'Technician',
    name: 'Sam Cole',
    user: { ...person(`u${i + 8}`, 'Sam Cole'), role },
  }))
  const { user, form } = await openDialog({
    TechnicianPickerQuery: { data: { viewer: { business: { id: 'b1', technicians: sams } } } },
  })
  await user.click(technicianOf(form))
  await user.click(await screen.findByRole('option', { name: /Sam Cole \(Employee\)/ }))
  expect(technicianOf(form)).toHaveTextContent('Sam Cole (Employee)')
})
