import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Loses the connection: the browser has no network, or the server does not answer. */
export function loseConnection(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

/** The browser has a network again, and the server answers. */
export async function regainConnection(): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
}
