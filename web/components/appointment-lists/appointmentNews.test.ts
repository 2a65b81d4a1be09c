import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearOfAppointment, rememberWrite, useAppointmentNews } from './appointmentNews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen() {
  const heard = vi.fn()
  const { unmount } = renderHook(() => useAppointmentNews(heard))
  return { heard, unmount }
}

test('what others write is news, once for all of a moment', () => {
  const { heard } = listen()
  hearOfAppointment('a1', '2026-11-20T10:00:00.000Z')
  hearOfAppointment('a2', null)
  vi.advanceTimersByTime(100)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a write of one’s own is none, whichever comes first: its answer or its announcement', () => {
  const { heard } = listen()
  rememberWrite('a3', '2026-11-20T10:00:00.000Z')
  hearOfAppointment('a3', '2026-11-20T10:00:00.000Z')
  hearOfAppointment('a4', '2026-11-20T11:00:00.000Z')
  rememberWrite('a4', '2026-11-20T11:00:00.000Z')
  vi.advanceTimersByTime(100)
  expect(heard).not.toHaveBeenCalled()
  hearOfAppointment('a3', '2026-11-20T12:00:00.000Z')
  vi.advanceTimersByTime(100)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('nobody is called who has gone', () => {
  const { heard, unmount } = listen()
  unmount()
  hearOfAppointment('a5', null)
  vi.advanceTimersByTime(100)
  expect(heard).not.toHaveBeenCalled()
})
