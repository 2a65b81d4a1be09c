import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import {
  ada,
  answerOf,
  button,
  details,
  ofTeam,
  openSettings,
  rowOf,
  setUpSettings,
} from '#web/testing/settingsScreen.ts'

setUpSettings()

describe('Business', () => {
  test('keeps what was typed while another tab is open', async () => {
    const { user, api } = openSettings(answerOf(details))
    const name = await screen.findByLabelText(/^Business name/)
    await enterText(user, name, ' & Sons')
    api.answer('SettingsScreenQuery', ofTeam([ada]))
    await user.click(screen.getByRole('tab', { name: 'Team' }))
    await rowOf(/^Ada Abel/)
    expect(screen.getByRole('tab', { name: /^Business.* unsaved$/ })).toBeVisible()
    api.answer('SettingsScreenQuery', answerOf(details))
    await user.click(screen.getByRole('tab', { name: /^Business/ }))
    expect(await screen.findByLabelText(/^Business name/)).toHaveValue('Corner Pocket Billiards & Sons')
    await user.click(await button('Discard'))
    expect(screen.getByRole('tab', { name: /^Business(?!.*unsaved)/ })).toBeVisible()
  })

  test('says on its tab what was left unsaved when another tab is opened first', async () => {
    const { user } = openSettings(answerOf(details))
    await enterText(user, await screen.findByLabelText(/^Business name/), ' & Sons')
    cleanup()
    openSettings(ofTeam([ada]), '/settings?tab=team')
    expect(await screen.findByRole('tab', { name: /^Business.* unsaved$/ })).toBeVisible()
  })

  test('sends what was changed alone, and says so', async () => {
    const { api, user } = openSettings(answerOf(details), '/settings', {
      BusinessFormMutation: {
        data: {
          updateBusiness: {
            business: { __typename: 'Business', id: 'b1', ...details, maxAppointmentsPerDay: 4 },
          },
        },
        after: { SettingsScreenQuery: answerOf({ ...details, maxAppointmentsPerDay: 4 }) },
      },
    })
    const limit = await screen.findByLabelText(/^Daily appointment limit/)
    await user.clear(limit)
    await enterText(user, limit, '4')
    await user.click(await button('Save Changes'))
    await screen.findByText('Business information updated successfully')
    expect(api.sent('BusinessFormMutation')[0]?.variables).toEqual({
      input: { maxAppointmentsPerDay: 4 },
    })
  })

  test('suggests the limit that suits the technicians, while it is higher', async () => {
    const { user } = openSettings(answerOf({ ...details, workingTechnicians: 3 }))
    const limit = await screen.findByLabelText(/^Daily appointment limit/)
    expect(limit).toHaveAccessibleDescription(/^3 technicians have appointments/)
    await user.click(await button('Use 6'))
    expect(limit).toHaveValue('6')
    expect(limit).toHaveAccessibleDescription('1 to 20. Managers may overbook.')
  })

  test('sends nothing without a change, and says so', async () => {
    const { api, user } = openSettings(answerOf(details))
    await screen.findByLabelText(/^Business name/)
    await user.click(await button('Save Changes'))
    expect(await screen.findByText('You have not changed anything.')).toBeVisible()
    expect(api.sent('BusinessFormMutation')).toEqual([])
  })

  test('keeps what was typed when it is refused', async () => {
    const { user } = openSettings(answerOf(details), '/settings', {
      BusinessFormMutation: refusal('UNAVAILABLE', 'Down'),
    })
    const name = await screen.findByLabelText(/^Business name/)
    await enterText(user, name, ' & Co')
    await user.click(await button('Save Changes'))
    expect(await screen.findAllByText('Failed to update business information')).not.toHaveLength(0)
    expect(name).toHaveValue('Corner Pocket Billiards & Co')
  })

  test('is read by those who may not change it', async () => {
    openSettings(answerOf({ ...details, canEdit: false }))
    await screen.findByText('An admin of your business can change these details.')
    expect(screen.getByText('New York')).toBeVisible()
    expect(screen.getByRole('link', { name: '(585)555-0100' })).toHaveAttribute('href', 'tel:5855550100')
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  })
})
