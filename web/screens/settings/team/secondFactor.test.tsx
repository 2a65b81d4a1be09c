import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fakeApi.ts'
import { ada, kim, ofTeam, openSettings, rowOf, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()

const tab = '/settings?tab=team'
const setUp = 'SetUpSecondFactorDialogMutation'
const confirm = 'SetUpSecondFactorDialogConfirmMutation'
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cuecard:ada?secret=JBSWY3DPEHPK3PXP' }
const recoveryCodes = ['aaaaa-bbbbb-ccccc-ddddd', 'eeeee-fffff-ggggg-hhhhh']

test('One sets up an app with the password and its first code, and is asked to keep the recovery codes', async () => {
  const { api, user } = openSettings(ofTeam([ada, kim]), tab, {
    [setUp]: { data: { setUpSecondFactor: app } },
    [confirm]: { data: { confirmSecondFactor: { recoveryCodes } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Up a Second Factor' }))
  await user.type(dialog.getByLabelText(/^Current password/), 'right{Enter}')
  expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Key' })).toHaveValue(app.secret)
  await user.type(dialog.getByLabelText(/^Code/), '123456{Enter}')
  expect((await dialog.findByRole('list', { name: 'Recovery codes' })).textContent).toBe(
    recoveryCodes.join(''),
  )
  expect(api.sent(confirm)[0]?.variables).toEqual({ input: { code: '123456' } })
  await user.keyboard('{Escape}')
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Close without keeping the codes?' }),
  )
  await user.click(question.getByRole('button', { name: 'Back' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Set Up a Second Factor' })).toBeNull()
  // What was shown once is gone with the dialog.
  await user.click(screen.getByRole('button', { name: 'Set up a second factor' }))
  expect(await screen.findByLabelText(/^Current password/)).toHaveValue('')
})

test('A wrong password is said at its field', async () => {
  const words = 'Current password is incorrect'
  const { user } = openSettings(ofTeam([{ ...ada, hasSecondFactor: true, hasAuthenticatorApp: true }]), tab, {
    RemoveSecondFactorDialogMutation: {
      status: 400,
      ...refusal('BAD_INPUT', words, { fields: { password: [words] } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the Second Factor' }))
  await user.type(dialog.getByLabelText(/^Current password/), 'wrong')
  await user.type(dialog.getByLabelText(/^Code/), '123456')
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() =>
    expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  )
})

test('An admin removes what a member has lost, after a question', async () => {
  const act = 'TakeOffFactorDialogMutation'
  const { api, user } = openSettings(ofTeam([ada, { ...kim, hasSecondFactor: true }]), tab, {
    [act]: {
      data: { removeSecondFactorOf: { user: { __typename: 'User', id: 'u2', hasSecondFactor: false } } },
    },
  })
  const row = await rowOf('Kim Kerr')
  expect(row.getByText(/Second factor on/)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Second Factor' }))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await expect.poll(() => api.sent(act)[0]?.variables).toEqual({ input: { id: 'u2' } })
})
