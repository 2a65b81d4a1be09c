import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ada, answerOf, button, ofTeam, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()
beforeAll(async () => {
  await import('./dialogs/SettingsDialogs.tsx')
}, 60_000)

const ofKeys = (canAddWebhooks = true) => ({
  data: {
    viewer: {
      databaseDelay: 1,
      user: { __typename: 'User', id: 'u9', fullName: 'Ada Abel', role: 'ADMIN' },
      business: {
        __typename: 'Business',
        id: 'b1',
        databaseId: 1,
        timeZone: 'America/New_York',
        canManageApiKeys: true,
        apiKeys: [],
        canManageWebhooks: true,
        mostWebhooks: 10,
        webhooks: [],
        canAddWebhooks,
        auditActors: [],
        auditTrail: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
      },
    },
  },
})

test.each([
  ['add-webhook', 'Add Webhook'],
  ['create-key', 'Create API Key'],
])('A link to %s opens the dialog once, and Esc leaves the tab', async (name, title) => {
  const { user, address } = openSettings(ofKeys(), `/settings?tab=keys&dialog=${name}`)
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/settings?tab=keys')
})

test('A link to add-webhook opens nothing where none may be added', async () => {
  openSettings(ofKeys(false), '/settings?tab=keys&dialog=add-webhook')
  expect(await screen.findByText('Webhooks cannot be added in the demo.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('A link to add-team-member opens the form, for admins alone', async () => {
  openSettings(ofTeam([ada]), '/settings?tab=team&dialog=add-team-member')
  expect(await screen.findByLabelText(/^First name/i)).toBeVisible()
  expect(await button('Add Team Member')).toHaveAttribute('aria-expanded', 'true')
})

test('A link to add-team-member opens nothing for others', async () => {
  openSettings(ofTeam([ada], false), '/settings?tab=team&dialog=add-team-member')
  await screen.findByRole('heading', { level: 3, name: /^Ada Abel/ })
  expect(screen.queryByLabelText(/^First name/i)).toBeNull()
})

test('A link to add-interest leads to the field', async () => {
  const settings = answerOf({ canEditInterestOptions: true, interestOptions: [] })
  openSettings(settings, '/settings?tab=interests&dialog=add-interest')
  const field = await screen.findByRole('textbox', { name: 'New interest option' })
  await vi.waitFor(() => expect(field).toHaveFocus())
})
