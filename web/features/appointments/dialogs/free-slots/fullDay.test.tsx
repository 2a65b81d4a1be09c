import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answered,
  freeSlots,
  full,
  fullDay,
  openDialog,
  setUpAppointmentDialog,
} from '#web/testing/appointmentDialog.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { FullDayNotice } from './FullDayNotice.tsx'

setUpAppointmentDialog()

test('The dialog says at the date that a day is full, and offers the next one with room', async () => {
  const { api, user, form, fillIn, submit, expectClosed } = await openDialog({
    useSaveAppointmentCreateMutation: full,
    useFreeSlotsQuery: freeSlots(),
  })
  await fillIn()
  await submit()
  await vi.waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveAccessibleDescription(fullDay))
  expect(toasts().getByText(fullDay)).toBeVisible()
  expect(screen.queryByRole('alertdialog', { name: 'Book it anyway?' })).toBeNull()
  await form.findByText(/next day with room is Monday/)
  api.answer('useSaveAppointmentCreateMutation', answered('createServiceAppointment'))
  await user.click(form.getByRole('button', { name: 'Take it' }))
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23')
  await submit()
  await expectClosed()
  expect(api.sent('useSaveAppointmentCreateMutation')[1]?.variables.input).toMatchObject({
    date: '2026-11-23',
    overbook: false,
  })
})

test('The dialog asks those who may overbook whether to book it anyway', async () => {
  const { api, user, form, fillIn, submit, expectClosed } = await openDialog(
    { useSaveAppointmentCreateMutation: full, useFreeSlotsQuery: freeSlots() },
    { canOverbook: true },
  )
  await fillIn()
  await submit()
  const question = within(await screen.findByRole('alertdialog', { name: 'Book it anyway?' }))
  expect(question.getByText(new RegExp(fullDay))).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(form.getByLabelText(/^Service Description/)).toHaveValue('New felt')
  await submit()
  api.answer('useSaveAppointmentCreateMutation', answered('createServiceAppointment'))
  await user.click(await screen.findByRole('button', { name: 'Book It Anyway' }))
  await expectClosed()
  expect(
    api
      .sent('useSaveAppointmentCreateMutation')
      .map(({ variables }) => (variables.input as { overbook: boolean }).overbook),
  ).toEqual([false, false, true])
})

test('The dialog tells that the day is full as it opens, marks full days, and offers the next one with room', async () => {
  const { user, form } = await openDialog({
    useFreeSlotsQuery: freeSlots({ fullDays: ['2026-11-18', '2026-11-20'] }),
  })
  await form.findByText(/^This day already has 2 appointments. The next day with room is Monday/)
  expect(form.getByRole('button', { name: 'Wednesday, November 18, full' })).toHaveTextContent('Full')
  await user.click(form.getByRole('button', { name: 'Take it' }))
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23')
  expect(form.queryByText(/already has/)).toBeNull()
})

test.each([
  ['2026-11-21', 'tomorrow'],
  ['2026-11-23', 'Monday'],
])('The notice writes %s within the sentence as %s', (next, day) => {
  const notice = { freeSlots: { day: undefined, next } }
  render(<FullDayNotice {...notice} refused onTake={() => {}} />)
  expect(screen.getByText(`The next day with room is ${day}.`)).toBeVisible()
})
