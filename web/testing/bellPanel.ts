import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { bellAnswer, bellData } from '#web/testing/bellData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'
import { vendorsData } from '#web/testing/vendorData.ts'

export const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
export const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))

/** The queries of the frame and of the opened bell. */
export const answering = (contents: ReturnType<typeof bellData>) => ({
  ShellQuery: shellData('ADMIN', contents),
  BellPanelQuery: bellAnswer(contents),
})

/** Preloads the code of the bell, and signs in on a Friday at noon. */
export function setUpBell(): void {
  beforeAll(
    () => Promise.all([import('#web/shell/Shell.tsx'), import('#web/shell/bell/BellPanel.tsx')]),
    60_000,
  )
  setUpFridayNoon()
  afterEach(() => vi.restoreAllMocks())
}

/** Opens a screen with these contents of the bell. */
export function openWithBell(contents = bellData(), answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...answering(contents), VendorContactsScreenQuery: vendorsData([]), ...answers })
  return { api, ...renderApp('/vendor-contacts') }
}
