import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useAppointmentStep } from '#web/features/appointments/outcomes/useAppointmentStep.ts'
import { useChangeStatus } from '#web/features/customers/useChangeStatus.ts'
import { useSkipFollowUp } from '#web/features/follow-ups/useSkipFollowUp.ts'
import { useDeleteStickyNote } from '#web/features/sticky-notes/acts/useDeleteStickyNote.ts'
import { useFieldOrder } from '#web/screens/settings/custom-fields/useFieldOrder.ts'
import { useOptionOrder } from '#web/screens/settings/interests/useOptionOrder.ts'
import { useDeleteTask } from '#web/screens/tasks/acts/useDeleteTask.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { mutationProviders } from '#web/testing/mutationProviders.tsx'

afterEach(() => vi.unstubAllGlobals())

const useAct: Record<string, () => () => Promise<unknown>> = {
  useAppointmentStep: () => {
    const [take] = useAppointmentStep('Robin Doyle')
    return () => take('a1', 'COMPLETE')
  },
  useChangeStatus: () => {
    const [change] = useChangeStatus({ id: 'c1', name: 'Robin Doyle', status: 'UNSOLD' })
    return () => change('SOLD')
  },
  useSkipFollowUp: () => {
    const [skip] = useSkipFollowUp('Robin Doyle')
    return () => skip('f1')
  },
  useDeleteStickyNote: () => {
    const { remove } = useDeleteStickyNote()
    return () => remove({ id: 'n1', title: 'Keys' })
  },
  useOptionOrder: () => {
    const [, reorder] = useOptionOrder([])
    return () => reorder(['i2', 'i1'])
  },
  useFieldOrder: () => {
    const [, reorder] = useFieldOrder([])
    return () => reorder(['f2', 'f1'])
  },
  useDeleteTask: () => {
    const remove = useDeleteTask('Order chalk')
    return () => remove('t1')
  },
}

test.each(Object.entries(useAct))(
  '%s, an act without a form, says why it failed and can be tried again',
  async (name, useIt) => {
    const api = fakeApi({
      [`${name}Mutation`]: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    const Providers = mutationProviders()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Providers>{children}</Providers>
      </MemoryRouter>
    )
    const { result } = renderHook(useIt, { wrapper })
    await act(() => result.current())
    await screen.findAllByText(/Check your connection and try again\.$/)
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await vi.waitFor(() => expect(api.sent(`${name}Mutation`)).toHaveLength(2))
  },
)
