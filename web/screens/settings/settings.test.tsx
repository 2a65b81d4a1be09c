import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerOf, details, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpSettings()

describe('the tabs', () => {
  test('are nine for admins', async () => {
    openSettings(answerOf(details))
    await screen.findByLabelText(/^Business name/)
    expect(
      screen
        .getAllByRole('tab')
        .map((tab) => tab.textContent?.trim())
        .slice(6),
    ).toEqual(['Trash', 'API KeysKeys', 'Audit TrailTrail'])
  })

  test('are seven for the others, and ask for what they show alone', async () => {
    const { api, address, user } = openSettings(
      answerOf({ ...details, canManageTeam: false, team: [] }, 'MANAGER'),
      '/settings',
      {
        ShellQuery: shellData('MANAGER'),
      },
    )
    await screen.findByLabelText(/^Business name/)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'BusinessBiz',
      'Team',
      'InterestsItems',
      'Tags',
      'Fields',
      'System',
      'Trash',
    ])
    const unfiltered = { kind: null, actorName: null, words: null, trashType: null, mine: null, alone: true }
    const closed = {
      business: false,
      team: false,
      interests: false,
      tags: false,
      fields: false,
      system: false,
      trash: false,
    }
    const query = { ...unfiltered, ...closed }
    expect(api.sent('SettingsScreenQuery')[0]?.variables).toEqual({ ...query, business: true })
    await user.click(screen.getByRole('tab', { name: 'Team' }))
    await vi.waitFor(() => expect(address()).toBe('/settings?tab=team'))
    expect(api.sent('SettingsScreenQuery').at(-1)?.variables).toEqual({ ...query, team: true })
  })
})
