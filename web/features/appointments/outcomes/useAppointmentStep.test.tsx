import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { mutationProviders } from '#web/testing/mutationProviders.tsx'
import { useAppointmentStep } from './useAppointmentStep.ts'

afterEach(() => vi.unstubAllGlobals())

const noShow = {
  __typename: 'ServiceAppointment',
  id: 'a5',
  updatedAt: '2026-11-20T15:05:00.000Z',
  status: 'CANCELLED',
  isNoShow: true,
  canBookAgain: true,
  needsOutcome: false,
  canStart: false,
  canComplete: false,
}

/** Marks an appointment as a no-show and presses *Undo*, which the API answers with `answer`. */
async function undoNoShow(answer: object) {
  const api = fakeApi({
    useAppointmentStepMutation: { data: { updateServiceAppointment: { serviceAppointment: noShow } } },
    useUndoCancellationMutation: answer,
  })
  const wrapper = mutationProviders()
  const { result } = renderHook(() => useAppointmentStep('Robin Doyle'), { wrapper })
  await act(() => result.current[0](noShow.id, 'NO_SHOW'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  return api
}

test('A no-show is undone by booking again', async () => {
  const booked = { ...noShow, status: 'SCHEDULED', isNoShow: false }
  const api = await undoNoShow({ data: { updateServiceAppointment: { serviceAppointment: booked } } })
  expect(await toasts().findByText('Service appointment scheduled successfully')).toBeVisible()
  // The notice of the no-show, which names him too, is on its way out.
  await vi.waitFor(() => expect(toasts().getByText('Robin Doyle')).toBeVisible())
  expect(api.sent('useUndoCancellationMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    status: 'SCHEDULED',
    expectedUpdatedAt: noShow.updatedAt,
  })
})

test.each([
  ['CONFLICT', 'This day already has 2 appointments.', 'This day already has 2 appointments.'],
  ['NOT_FOUND', 'Appointment not found', 'Appointment not found'],
  ['FORBIDDEN', 'You do not have permission to do this.', 'It was changed by someone else in the meantime.'],
] as const)(
  'A no-show that cannot be undone (%s) says why, which is no error',
  async (code, message, said) => {
    await undoNoShow(refusal(code, message))
    expect(await toasts().findByText('Nothing was undone')).toBeVisible()
    expect(toasts().getByText(said)).toBeVisible()
    expect(toasts().queryByText('Error')).toBeNull()
  },
)
