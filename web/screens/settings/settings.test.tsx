import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const details = {
  canEdit: true,
  name: 'Corner Pocket Billiards',
  businessType: 'BILLIARDS',
  phone: '5855550100',
  email: null,
  address: null,
  timeZone: 'America/New_York',
  maxAppointmentsPerDay: 2,
  isGamificationEnabled: true,
}
const member = (id: number, fullName: string, more: object = {}) => {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  const may = {
    canEdit: true,
    canSetPassword: true,
    canDeactivate: true,
    canReactivate: false,
    canChangeRole: true,
  }
  return {
    __typename: 'User',
    id: `u${id}`,
    databaseId: id,
    ...{ firstName, lastName, fullName, ...may },
    email: `${firstName.toLowerCase()}@shop.example`,
    role: 'EMPLOYEE',
    isActive: true,
    isViewer: false,
    isDemo: false,
    canChangePassword: false,
    canSendVerification: false,
    ...more,
  }
}
const ada = member(9, 'Ada Abel', {
  role: 'ADMIN',
  isViewer: true,
  canSetPassword: false,
  canChangePassword: true,
})
const kim = member(2, 'Kim Kerr')
const answerOf = (business: object) => ({
  data: { viewer: { business: { __typename: 'Business', id: 'b1', ...business } } },
})
const ofTeam = (team: object[], canManageTeam = true) => answerOf({ canManageTeam, team })

beforeAll(() => import('./SettingsScreen.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

function open(business: object, at = '/settings', answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), SettingsScreenQuery: business as never, ...answers })
  return { api, ...renderApp(at) }
}
const rowOf = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') as HTMLElement)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the tabs', () => {
  test('are six for admins', async () => {
    open(answerOf(details))
    await screen.findByLabelText(/^Business name/)
    expect(
      screen
        .getAllByRole('tab')
        .map((tab) => tab.textContent?.trim())
        .slice(4),
    ).toEqual(['API KeysKeys', 'Audit TrailTrail'])
  })

  test('are four for the others, and ask for what they show alone', async () => {
    const { api, address, user } = open(answerOf(details), '/settings', { ShellQuery: shellData('MANAGER') })
    await screen.findByLabelText(/^Business name/)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'BusinessBiz',
      'Team',
      'InterestsItems',
      'System',
    ])
    const unfiltered = { kind: null, actorName: null }
    const query = { ...unfiltered, business: false, team: false, interests: false, system: false }
    expect(api.sent('SettingsScreenQuery')[0]?.variables).toEqual({ ...query, business: true })
    await user.click(screen.getByRole('tab', { name: 'Team' }))
    await vi.waitFor(() => expect(address()).toBe('/settings?tab=team'))
    expect(api.sent('SettingsScreenQuery').at(-1)?.variables).toEqual({ ...query, team: true })
  })
})

describe('Business', () => {
  test('keeps what was typed while another tab is open', async () => {
    const { user, api } = open(answerOf(details))
    const name = await screen.findByLabelText(/^Business name/)
    await enterText(user, name, ' & Sons')
    api.answer('SettingsScreenQuery', ofTeam([ada]))
    await user.click(screen.getByRole('tab', { name: 'Team' }))
    await rowOf(/^Ada Abel/)
    api.answer('SettingsScreenQuery', answerOf(details))
    await user.click(screen.getByRole('tab', { name: /^Business/ }))
    expect(await screen.findByLabelText(/^Business name/)).toHaveValue('Corner Pocket Billiards & Sons')
  })

  test('sends what was changed alone, and says so', async () => {
    const { api, user } = open(answerOf(details), '/settings', {
      BusinessFormMutation: {
        data: { updateBusiness: { __typename: 'UpdateBusinessPayload' } },
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

  test('keeps what was typed when it is refused', async () => {
    const { user } = open(answerOf(details), '/settings', {
      BusinessFormMutation: refusal('UNAVAILABLE', 'Down'),
    })
    const name = await screen.findByLabelText(/^Business name/)
    await enterText(user, name, ' & Co')
    await user.click(await button('Save Changes'))
    expect(await screen.findAllByText('Failed to update business information')).not.toHaveLength(0)
    expect(name).toHaveValue('Corner Pocket Billiards & Co')
  })

  test('is read by those who may not change it', async () => {
    open(answerOf({ ...details, canEdit: false }))
    await screen.findByText('An admin of your business can change these details.')
    expect(screen.getByText('New York')).toBeVisible()
    expect(screen.getByRole('link', { name: '(585)555-0100' })).toHaveAttribute('href', 'tel:5855550100')
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  })
})

describe('Team', () => {
  test('shows to others who is there, and their own password', async () => {
    const nothing = { canEdit: false, canSetPassword: false, canDeactivate: false, email: null }
    open(
      ofTeam(
        [
          { ...ada, ...nothing },
          { ...kim, ...nothing },
        ],
        false,
      ),
      '/settings?tab=team',
    )
    await screen.findByText('An admin of your business can add and change team members.')
    expect(screen.queryByRole('button', { name: 'Add Team Member' })).toBeNull()
    expect((await rowOf(/^Ada Abel/)).getAllByRole('button')).toHaveLength(1)
    expect((await rowOf('Kim Kerr')).queryAllByRole('button')).toHaveLength(0)
  })

  test('says whose address is not verified, and sends the link again', async () => {
    const operation = 'NotVerifiedMutation'
    const { api, user } = open(ofTeam([ada, { ...kim, canSendVerification: true }]), '/settings?tab=team', {
      [operation]: {
        data: {
          sendVerificationEmail: { user: { __typename: 'User', id: 'u2', email: 'kim@shop.example' } },
        },
      },
    })
    // Only one row is marked.
    const row = within((await screen.findByText('Not verified')).closest('li') as HTMLElement)
    const again = row.getByRole('button', { name: 'Send the link again' })
    expect(again).toHaveAccessibleDescription('Kim Kerr')
    await user.click(again)
    expect(await screen.findByText('A link is on its way to kim@shop.example')).toBeVisible()
    expect(api.sent(operation)[0]?.variables).toEqual({ id: 'u2' })
    api.answer(operation, { status: 429, ...refusal('RATE_LIMITED', 'Too many attempts.') })
    await vi.waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
    await user.click(again)
    // An error is announced beside the toast.
    expect(await screen.findAllByText(/^The link was sent already/)).not.toHaveLength(0)
  })

  test.each([
    ['Username already exists', 'Username Taken'],
    ['Email already exists', 'Email Taken'],
  ])('tells of %s with the toast %s, and keeps what was typed', async (message, title) => {
    const { user } = open(ofTeam([ada]), '/settings?tab=team', {
      AddUserFormMutation: refusal('CONFLICT', message, { fields: { username: [message] } }),
    })
    await user.click(await button('Add Team Member'))
    for (const [label, text] of [
      [/^First name/, 'Mia'],
      [/^Last name/, 'Moss'],
      [/^Email/, 'mia@shop.example'],
      [/^Username/, 'mia'],
      [/^Password/, 'secret'],
    ] as const) {
      await enterText(user, screen.getByLabelText(label), text)
    }
    await user.click(await button('Add Member'))
    // An error is announced beside the toast.
    expect(await screen.findAllByText(title)).not.toHaveLength(0)
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Moss')
  })

  test('takes a new member into its place', async () => {
    const bob = member(3, 'Bob Boyd')
    const { user } = open(ofTeam([ada, kim]), '/settings?tab=team', {
      AddUserFormMutation: {
        data: { createUser: { __typename: 'CreateUserPayload' } },
        after: { SettingsScreenQuery: ofTeam([ada, bob, kim]) },
      },
    })
    await user.click(await button('Add Team Member'))
    for (const label of [/^First name/, /^Last name/, /^Username/, /^Password/]) {
      await enterText(user, screen.getByLabelText(label), 'something')
    }
    await enterText(user, screen.getByLabelText(/^Email/), 'bob@shop.example')
    await user.click(await button('Add Member'))
    await rowOf('Bob Boyd')
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(names).toEqual(['Ada Abel (you)', 'Bob Boyd', 'Kim Kerr'])
  })

  test('shows what is open before somebody leaves', async () => {
    const gone = { ...kim, isActive: false, canDeactivate: false, canReactivate: true }
    const { api, user } = open(ofTeam([ada, kim]), '/settings?tab=team', {
      useOpenWorkQuery: {
        data: {
          node: { __typename: 'User', id: 'u2', openWork: { hotBoardItems: 2, vendorContacts: 0, tasks: 1 } },
          viewer: { business: { __typename: 'Business', id: 'b1', team: [ada, kim] } },
        },
      },
      DeactivateDialogMutation: {
        data: { deactivateUser: { user: { id: 'u2', fullName: 'Kim Kerr' } } },
        after: { SettingsScreenQuery: ofTeam([ada, gone]) },
      },
    })
    await user.click((await rowOf('Kim Kerr')).getByRole('button', { name: 'Deactivate' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Deactivate Kim Kerr?' }, { timeout: 10_000 }),
    )
    const work = within(await dialog.findByRole('list', { name: 'Open work' })).getAllByRole('listitem')
    expect(work.map(({ textContent }) => textContent)).toEqual(['2 hot board items', '1 open task'])
    await user.click(dialog.getByRole('combobox', { name: 'Hand it over to' }))
    await user.click(await screen.findByRole('option', { name: 'Ada Abel' }))
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await (await rowOf('Kim Kerr')).findByText('Inactive')).toBeInTheDocument()
    expect(api.sent('DeactivateDialogMutation')[0]?.variables).toEqual({
      input: { id: 'u2', handOverTo: 'u9' },
    })
  })
})
