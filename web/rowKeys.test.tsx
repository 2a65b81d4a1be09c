import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchSingleKeys } from '#web/lib/singleKeys.ts'
import { everyone, listed } from '#web/testing/contactsScreen.ts'
import { customersData } from '#web/testing/customerData.ts'
import { maria, sam } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { boardData, item } from '#web/testing/hotBoardData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'
import { vendor, vendorsData } from '#web/testing/vendorData.ts'

setUpScreen(
  () => import('#web/screens/customers/CustomersScreen.tsx'),
  () => import('#web/screens/customers/dialogs/CustomersDialogs.tsx'),
  () => import('#web/screens/contacts/ContactsScreen.tsx'),
  () => import('#web/screens/contacts/dialogs/ContactDialogs.tsx'),
  () => import('#web/screens/follow-ups/FollowUpsScreen.tsx'),
  () => import('#web/screens/follow-ups/dialogs/FollowUpDialogs.tsx'),
  () => import('#web/screens/hot-board/HotBoardScreen.tsx'),
  () => import('#web/screens/hot-board/dialogs/HotBoardDialogs.tsx'),
  () => import('#web/screens/vendor-contacts/VendorContactsScreen.tsx'),
  () => import('#web/screens/vendor-contacts/dialogs/VendorDialogs.tsx'),
  () => import('#web/features/contacts/log/LogDialog.tsx'),
  () => import('#web/shell/KeysDialog.tsx'),
)
setUpFridayNoon()

const followUp = (id: number, customerName: string) => ({
  __typename: 'FollowUp',
  id: `f${id}`,
  databaseId: id,
  title: 'First call',
  description: null,
  dayNumber: 1,
  customerName,
  outcome: null,
  completedNotes: null,
  scheduledDate: '2026-11-20T14:00:00.000Z',
  status: 'TODAY',
  closedAt: null,
  closedBy: null,
  canComplete: true,
  canSnooze: true,
  canSkip: true,
  canReopen: false,
  customer: {
    __typename: 'Customer',
    id: `c${id}`,
    databaseId: id,
    name: customerName,
    firstName: customerName,
    lastName: '',
    email: null,
    phoneNumber: '5550100001',
    interest: 'Darts',
    status: 'UNSOLD',
    ownerName: null,
  },
})

const followUps = {
  data: {
    viewer: {
      __typename: 'Viewer',
      business: {
        __typename: 'Business',
        id: 'b1',
        canEditFollowUpPlans: true,
        canExportLists: true,
        followUpCounts: { today: 2, overdue: 0, upcoming: 0, done: 0 },
        followUps: {
          edges: [followUp(1, 'Maria Ortiz'), followUp(2, 'Sam Whitfield')].map((node) => ({
            __typename: 'FollowUpEdge',
            node,
            cursor: node.id,
          })),
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    },
  },
}

const cards = {
  '/customers': [{ CustomersScreenQuery: customersData([maria, sam]) }, 'Maria Ortiz', 'Sam Whitfield'],
  '/contacts': [listed(...everyone), 'Maria Ortiz', 'Sam Whitfield'],
  '/followups': [{ FollowUpsScreenQuery: followUps }, 'Maria Ortiz', 'Sam Whitfield'],
  '/hotboard': [
    { HotBoardScreenQuery: boardData({ active: [item(1, 'Loose slate'), item(2, 'Lost cue')] }) },
    'Loose slate',
    'Lost cue',
  ],
  '/vendor-contacts': [
    { VendorContactsScreenQuery: vendorsData([vendor(1, 'Acme'), vendor(2, 'Bolt')]) },
    'Acme',
    'Bolt',
  ],
} as const

async function open(at: keyof typeof cards) {
  const [answers, first, second] = cards[at]
  fakeApi({ ShellQuery: shellData(), ...answers })
  const app = renderApp(at)
  const row = async (name: string) => {
    const heading = await screen.findByRole('heading', { name, hidden: true })
    return heading.querySelector('a') ?? heading
  }
  return { ...app, first: await row(first), second: await row(second) }
}

beforeEach(() => switchSingleKeys(true))

test.each([
  ['/customers', 'e', 'Edit Customer'],
  ['/customers', 'l', 'Log'],
  ['/customers', 'n', 'Add New Customer'],
  ['/contacts', 'c', 'Mark as Completed'],
  ['/contacts', 's', 'Reschedule Contact'],
  ['/followups', 'c', 'Complete Follow-up'],
  ['/followups', 's', 'Snooze Follow-up'],
  ['/hotboard', 'e', 'Edit Hot Board Item'],
  ['/hotboard', 'c', 'Resolve Hot Board Item'],
  ['/vendor-contacts', 'e', 'Edit Vendor Contact'],
] as const)(
  '%s: %s opens “%s” for the row that j and k have reached, and Esc leads back',
  async (at, key, name) => {
    const { user, first, second } = await open(at)
    if (key !== 'n') {
      // No row has the focus.
      await user.keyboard(key)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    await user.keyboard('j')
    expect(first).toHaveFocus()
    await user.keyboard('kjkj')
    expect(second).toHaveFocus()
    await user.keyboard(key)
    const dialog = await screen.findByRole(/^Resolve/.test(name) ? 'alertdialog' : 'dialog', { name })
    if (key !== 'n' && !/^Edit/.test(name)) expect(dialog).toHaveTextContent(second.textContent)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
  },
)

test('Enter opens the customer of the row, and arrows move from name to name', async () => {
  const { user, second, address } = await open('/customers')
  await user.keyboard('j{ArrowDown}')
  expect(second).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/customers/2'))
})

test('The sheet tells the keys of the screen, and switches single keys off, itself too', async () => {
  const { user, first } = await open('/hotboard')
  await user.keyboard('j?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })
  for (const said of ['Resolve', 'Take it', 'Add Item', 'Search', 'Find, go or add'])
    expect(sheet).toHaveTextContent(said)
  await user.click(screen.getByRole('switch', { name: /^Single keys/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('e?')
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }))
  await user.click(await screen.findByRole('switch', { name: /^Single keys/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible()
})
