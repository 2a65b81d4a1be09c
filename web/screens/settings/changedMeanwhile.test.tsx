import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { ada, button, kim, ofTeam, openSettings, rowOf, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()

test('A member whom another admin changes meanwhile keeps that change', async () => {
  const { api, user, refresh } = openSettings(
    ofTeam([ada, { ...kim, role: 'ADMIN', lastName: 'Ker' }]),
    '/settings?tab=team',
    { EditUserFormMutation: { data: { updateUser: { user: kim } } } },
  )
  await user.click((await rowOf('Kim Kerr')).getByRole('button', { name: /^Edit/ }))
  await enterText(user, await screen.findByLabelText(/^Last name/), 'r')
  api.answer('SettingsScreenQuery', ofTeam([ada, { ...kim, role: 'EMPLOYEE', lastName: 'Kern' }]) as never)
  await refresh()
  await vi.waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Role/ })).toHaveTextContent('Employee'),
  )
  expect(await screen.findByText('Kern')).toBeVisible()
  await user.click(await button('Save'))
  await vi.waitFor(() =>
    expect(api.sent('EditUserFormMutation')[0]?.variables.input).toEqual({ id: 'u2', lastName: 'Kerr' }),
  )
})
