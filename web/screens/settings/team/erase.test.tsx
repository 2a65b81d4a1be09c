import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, kim, ofTeam, openSettings, rowOf, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()

test('An admin erases a former member, after a question', async () => {
  const act = 'EraseDialogMutation'
  const former = { ...kim, isActive: false, canDeactivate: false, canReactivate: true, canErase: true }
  const { api, user } = openSettings(ofTeam([ada, former]), '/settings?tab=team', {
    [act]: {
      data: { eraseUser: { user: { __typename: 'User', id: 'u2', fullName: 'Former team member 1' } } },
    },
  })
  const row = await rowOf('Kim Kerr')
  await user.click(row.getByRole('button', { name: 'Erase' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Erase Kim Kerr?' }))
  await user.click(question.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('Erased. Their records name Former team member 1 now')).toBeVisible()
  expect(api.sent(act)[0]?.variables).toEqual({ input: { id: 'u2' } })
})
