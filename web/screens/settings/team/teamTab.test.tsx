import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import {
  ada,
  button,
  kim,
  member,
  ofTeam,
  openSettings,
  rowOf,
  setUpSettings,
} from '#web/testing/settingsScreen.ts'

setUpSettings()

describe('Team', () => {
  test('shows to others who is there, and their own password', async () => {
    const nothing = { canEdit: false, canSetPassword: false, canDeactivate: false, email: null }
    openSettings(
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
    const own = (await rowOf(/^Ada Abel/)).getAllByRole('button')
    expect(own.map(({ textContent }) => textContent)).toEqual([
      'Set up a second factor',
      'Your sessions',
      'Password',
    ])
    expect((await rowOf('Kim Kerr')).queryAllByRole('button')).toHaveLength(0)
  })

  test('says whose address is not verified, and sends the link again', async () => {
    const operation = 'NotVerifiedMutation'
    const { api, user } = openSettings(
      ofTeam([ada, { ...kim, canSendVerification: true }]),
      '/settings?tab=team',
      {
        [operation]: {
          data: {
            sendVerificationEmail: { user: { __typename: 'User', id: 'u2', email: 'kim@shop.example' } },
          },
        },
      },
    )
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
    const { user } = openSettings(ofTeam([ada]), '/settings?tab=team', {
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
    const { user } = openSettings(ofTeam([ada, kim]), '/settings?tab=team', {
      AddUserFormMutation: {
        data: { createUser: { user: { id: 'u9', fullName: 'Zoe Park' } } },
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
    const openWork = {
      appointments: 5,
      nextAppointmentAt: '2099-12-04T21:00:00.000Z',
      apiKeys: 1,
      hotBoardItems: 2,
      vendorContacts: 0,
      tasks: 1,
      customers: 3,
    }
    const { api, user } = openSettings(ofTeam([ada, kim]), '/settings?tab=team', {
      useOpenWorkQuery: {
        data: {
          node: { __typename: 'User', id: 'u2', openWork },
          viewer: {
            business: { __typename: 'Business', id: 'b1', team: [ada, kim] },
          },
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
    expect(work.map(({ textContent }) => textContent)).toEqual([
      '5 appointments, next Fri, Dec 4, 2099 4:00 PM',
      ...['2 hot board items', '1 open task', '3 customers', '1 API key of theirs keeps working'],
    ])
    expect(
      dialog.getByText('The calendar marks what stays with Kim Kerr as “not on the team”.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: 'Hand it over to' }))
    await user.click(await screen.findByRole('option', { name: 'Ada Abel' }))
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await (await rowOf('Kim Kerr')).findByText('Inactive')).toBeInTheDocument()
    expect(api.sent('DeactivateDialogMutation')[0]?.variables).toEqual({
      input: { id: 'u2', handOverTo: 'u9' },
    })
  })
})
