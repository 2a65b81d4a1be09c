import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { answerOf, button, details, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()
// The screen is loaded when it is first opened, which takes long on a busy machine.
beforeAll(() => import('../SettingsScreen.tsx'), 60_000)

test('Export Everything lets the browser save the file, and says why when it is refused', async () => {
  const saved: (string | null)[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'))
  })
  const { api, user } = openSettings(answerOf(details), '/settings', {
    useEverythingExportMutation: refusal('RATE_LIMITED', 'Too many attempts. Please wait.'),
  })
  await user.click(await button('Export Everything'))
  expect(await toasts().findByText('Failed to export: Too many attempts. Please wait.')).toBeVisible()
  expect(saved).toEqual([])
  api.answer('useEverythingExportMutation', {
    data: { createEverythingExport: { url: 'https://cuecard.example/api/exports/abc' } },
  })
  await user.click(await button('Export Everything'))
  expect(await toasts().findByText('Your browser is saving the file.')).toBeVisible()
  expect(saved).toEqual(['/api/exports/abc'])
})

test('Who may not export everything is not offered it', async () => {
  openSettings(answerOf({ ...details, canExportEverything: false }))
  await screen.findByLabelText(/^Business name/)
  expect(screen.queryByRole('button', { name: 'Export Everything' })).toBeNull()
})
