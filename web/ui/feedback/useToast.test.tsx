import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider } from './ToastProvider.tsx'
import { type ToastActions, useToast } from './useToast.ts'

let toast: ToastActions

function Speaker() {
  const speaker = useToast()
  useEffect(() => {
    toast = speaker
  }, [speaker])
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (text: string) => screen.queryAllByText(text).length > 0

it('A toast says what happened and goes after five seconds', async () => {
  act(() => void toast.success({ title: 'Success', description: 'Contact scheduled successfully' }))
  expect(shown('Contact scheduled successfully')).toBe(true)
  await pass(4_500)
  expect(shown('Contact scheduled successfully')).toBe(true)
  await pass(1_500)
  expect(shown('Contact scheduled successfully')).toBe(false)
})

it('A toast keeps an error longer and interrupts screen readers with it', async () => {
  act(() => void toast.error({ title: 'Error', description: 'Failed to schedule contact' }))
  await pass(500)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to schedule contact')
  await pass(8_000)
  expect(shown('Failed to schedule contact')).toBe(true)
  await pass(3_000)
  expect(shown('Failed to schedule contact')).toBe(false)
})

it('A toast that comes while one is at another window waits for the return', async () => {
  window.dispatchEvent(new FocusEvent('blur', { relatedTarget: document.body }))
  act(() => void toast.error({ title: 'Error', description: 'Failed to complete contact' }))
  await pass(60_000)
  expect(shown('Failed to complete contact')).toBe(true)
  window.dispatchEvent(new FocusEvent('focus', { relatedTarget: document.body }))
  await pass(9_000)
  expect(shown('Failed to complete contact')).toBe(true)
  await pass(2_000)
  expect(shown('Failed to complete contact')).toBe(false)
})

it('A press on a toast leaves the focus in the field that somebody is typing into', () => {
  act(() => void toast.success({ title: 'Saved', action: { label: 'Undo', onSelect() {} } }))
  const isDefault = fireEvent.mouseDown(screen.getByRole('button', { name: 'Undo' }))
  expect(isDefault).toBe(false)
})

it('A toast offers a way back once, and goes when it is taken', async () => {
  const undo = vi.fn()
  act(
    () =>
      void toast.success({ title: 'Contact marked as completed', action: { label: 'Undo', onSelect: undo } }),
  )
  await pass(8_000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(1_000)
  expect(undo).toHaveBeenCalledOnce()
  expect(shown('Contact marked as completed')).toBe(false)
})

it('A toast offers something else to do beside the way back, and names what it is about', async () => {
  const note = vi.fn()
  const message = { title: 'Success', description: 'Contact marked as completed', subject: 'Maria Ortiz' }
  const action = { label: 'Undo', onSelect() {} }
  const secondAction = { label: 'Add note', icon: null, onSelect: note }
  act(() => void toast.success({ ...message, action, secondAction }))
  expect(shown('Maria Ortiz')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await pass(1_000)
  expect(note).toHaveBeenCalledOnce()
  expect(shown('Contact marked as completed')).toBe(false)
})

it('A toast replaces the message about the same record', async () => {
  act(() => void toast.success({ title: 'Moved to Friday', about: 'k1' }))
  act(() => void toast.success({ title: 'Moved to Monday', about: 'k1' }))
  act(() => void toast.success({ title: 'Done', about: 'k2' }))
  await pass(1_000)
  expect(['Moved to Friday', 'Moved to Monday', 'Done'].map(shown)).toEqual([false, true, true])
})

it('A toast says nothing twice at once, and leaves no success beside a later error', async () => {
  const saved = { title: 'Success', description: 'SMS settings updated successfully' }
  act(() => void toast.success(saved))
  act(() => void toast.success(saved))
  await pass(1_000)
  expect(screen.getAllByText(saved.description)).toHaveLength(1)
  const undo = { label: 'Undo', onSelect() {} }
  act(() => void toast.success({ title: 'Success', description: 'Moved', action: undo }))
  act(() => void toast.error({ title: 'Error', description: 'Failed to update SMS settings' }))
  await pass(1_000)
  expect([saved.description, 'Moved', 'Failed to update SMS settings'].map(shown)).toEqual([
    false,
    true,
    true,
  ])
})
