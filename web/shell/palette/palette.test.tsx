import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { boardData } from '#web/testing/hotBoardData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('./Palette.tsx'),
  () => import('../KeysDialog.tsx'),
  () => import('#web/screens/hot-board/HotBoardScreen.tsx'),
  () => import('#web/features/contacts/log/LogDialog.tsx'),
)

const maria = {
  __typename: 'Customer',
  id: 'c7',
  databaseId: 7,
  name: 'Maria Ortiz',
  phoneNumber: '5550100001',
  status: 'UNSOLD',
  canEdit: true,
}

/** Opens the palette on the hot board, with Maria as the only customer. */
async function open(canEdit = true) {
  const node = { ...maria, canEdit }
  const api = fakeApi({
    ShellQuery: shellData(),
    HotBoardScreenQuery: boardData(),
    useFoundCustomersQuery: {
      data: {
        viewer: { business: { __typename: 'Business', id: 'b1', customers: { edges: [{ node }] } } },
        nodes: [],
      },
    },
    useChangeStatusMutation: {
      data: {
        changeCustomerStatus: {
          celebrations: [],
          customer: { ...node, status: 'SOLD', statusUpdatedAt: '2026-11-28T15:00:00.000Z' },
        },
      },
    },
  })
  const app = renderApp('/hotboard')
  await screen.findByText('Nothing on the hot board')
  await app.user.keyboard('{Control>}k{/Control}')
  // By text: roles and names of the whole page take long.
  await screen.findByText('Maria Ortiz')
  return { api, ...app }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim())
const acts = ['Log a call or visit', 'Schedule contact', 'Book appointment', 'Add note']

test('→ shows what to do with the customer, ← and Backspace in the empty field lead back', async () => {
  const { user } = await open()
  await user.keyboard('{ArrowRight}')
  expect(options()).toEqual(['Call (555)010-0001', ...acts, 'Set status...', 'Open'])
  await user.keyboard('no')
  expect(options()).toEqual(['Add note'])
  await user.keyboard('{Backspace}{Backspace}set{Enter}')
  expect(options()).toEqual(['Sold', 'Not in market'])
  await user.keyboard('{Backspace}')
  expect(options()).toHaveLength(7)
  await user.keyboard('{ArrowLeft}')
  expect(options()[0]).toMatch(/^Maria Ortiz/)
})

test('A press on the arrow shows the same, and the button with the name leads back', async () => {
  const { user } = await open(false)
  const arrow = screen.getByText('Maria Ortiz').parentElement?.querySelector('[data-more]')
  if (!arrow) throw new Error('No arrow')
  await user.click(arrow)
  // Who may not edit the customer can't set the status.
  expect(options()).toEqual(['Call (555)010-0001', ...acts, 'Open'])
  await user.click(screen.getByRole('button', { name: 'Back from Maria Ortiz' }))
  expect(options()[0]).toMatch(/^Maria Ortiz/)
})

test.each([
  ['sched', '/customers/7?dialog=schedule-contact'],
  ['book', '/customers/7?dialog=book-appointment'],
  ['add n', '/customers/7?dialog=add-note'],
  ['open', '/customers/7'],
])('“%s” leads to %s', async (words, address) => {
  const { user } = await open()
  await user.keyboard(`{ArrowRight}${words}`)
  expect(screen.getByRole('option')).toHaveAttribute('href', address)
})

test('A new status is set at once, on any screen', async () => {
  const { user, api, address } = await open()
  await user.keyboard('{ArrowRight}set{Enter}{Enter}')
  await waitFor(() => expect(api.sent('useChangeStatusMutation')).toHaveLength(1))
  expect(api.sent('useChangeStatusMutation')[0]?.variables).toEqual({ input: { id: 'c7', status: 'SOLD' } })
  expect(await screen.findAllByText('Customer status updated successfully!')).not.toHaveLength(0)
  expect(address()).toBe('/hotboard')
})

test.each([
  ['with the customer of the acts', '{ArrowRight}log', 'Log a call or visit'],
  ['with the customer that the command asks for', 'log call{Enter}', 'Someone new'],
])('Log opens %s, and no picker', async (_how, keys, shown) => {
  const { user } = await open()
  await user.keyboard(keys)
  await screen.findByText(shown)
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Log' })
  expect(dialog).toHaveTextContent('Maria Ortiz')
  expect(screen.queryByRole('combobox', { name: /^Customer/ })).toBeNull()
})

test('It finds the sheet of keys', async () => {
  const { user } = await open()
  await user.keyboard('shortcuts{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible()
})
