import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import {
  ada,
  answerOf,
  button,
  details,
  kim,
  ofTeam,
  openSettings,
  rowOf,
  setUpSettings,
} from '#web/testing/settingsScreen.ts'

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

test('Business Information that another admin changes meanwhile keeps that change', async () => {
  const theirs = { ...details, idleMinutes: 30, address: '7 Mill Road' }
  const saved = { __typename: 'Business', id: 'b1', ...theirs, address: '9 High Street' }
  const { api, user, refresh } = openSettings(answerOf(details), '/settings', {
    BusinessFormMutation: { data: { updateBusiness: { business: saved } } },
  })
  await enterText(user, await screen.findByLabelText(/^Address/), '9 High Street')
  api.answer('SettingsScreenQuery', answerOf(theirs))
  await refresh()
  expect(await screen.findByText('7 Mill Road')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Sign out/ })).toHaveTextContent('After 30 minutes')
  await user.click(await button('Save Changes'))
  await vi.waitFor(() =>
    expect(api.sent('BusinessFormMutation')[0]?.variables).toEqual({ input: { address: '9 High Street' } }),
  )
})
