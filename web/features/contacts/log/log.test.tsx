import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('#web/screens/customers/CustomersScreen.tsx'),
  () => import('#web/shell/LateShellParts.tsx'),
  () => import('./LogDialog.tsx'),
)

const logged = { data: { logInteraction: { celebrations: [], undoToken: 'the way back' } } }

async function open(answers: Parameters<typeof fakeApi>[0] = { useLogInteractionMutation: logged }) {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([customer(1, 'Maria Ortiz')]),
    ...answers,
  })
  const app = renderApp('/customers')
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  return {
    api,
    ...app,
    sent: () => api.sent('useLogInteractionMutation').map((call) => call.variables.input),
  }
}

test('A call is logged with three presses, and is taken back with one', async () => {
  const { api, user, sent } = await open({
    useLogInteractionMutation: logged,
    useLogInteractionTakeBackMutation: {
      data: { takeBackInteraction: { __typename: 'TakeBackInteractionPayload' } },
    },
  })
  await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Log' }))
  const form = await findDialog('Log')
  await user.click(form.getByRole('button', { name: 'Left a message' }))
  await user.click(form.getByRole('button', { name: 'Log' }))
  expect(await toasts().findByText('Call logged')).toBeVisible()
  expect(toasts().getByText('Maria Ortiz')).toBeVisible()
  expect(sent()).toEqual([
    { customerId: 'c1', kind: 'CALL', notes: 'Left a message', nextContactAt: null, status: null },
  ])
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('Taken back')).toBeVisible()
  const [back] = api.sent('useLogInteractionTakeBackMutation')
  expect(back?.variables.input).toEqual({ undoToken: 'the way back' })
})

test('A sale sets the status unless that is switched off, and a next contact goes with it', async () => {
  const { user, sent } = await open()
  await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Log' }))
  const form = await findDialog('Log')
  await user.click(form.getByRole('button', { name: 'Sale' }))
  expect(form.getByRole('button', { name: 'Sale' })).toHaveAttribute('aria-pressed', 'true')
  expect(form.getByRole('switch', { name: 'Status becomes Sold' })).toBeChecked()
  await enterText(user, form.getByLabelText('How did it go?'), '8 ft table')
  await user.click(form.getByRole('button', { name: 'Pick a date' }))
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2026-12-01' } })
  await user.click(form.getByRole('button', { name: 'Log' }))
  await toasts().findByText('Sale logged')
  expect(sent()).toEqual([
    {
      customerId: 'c1',
      kind: 'SALE',
      notes: '8 ft table',
      nextContactAt: '2026-12-01T14:00:00.000Z',
      status: 'SOLD',
    },
  ])
})

test('A note needs words, and what was refused stays', async () => {
  const { user, sent } = await open({
    useLogInteractionMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
  })
  await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Log' }))
  const form = await findDialog('Log')
  await user.click(form.getByRole('button', { name: 'Note' }))
  await user.click(form.getByRole('button', { name: 'Log' }))
  expect(await form.findByText('Please write a note')).toBeVisible()
  expect(sent()).toEqual([])
  await enterText(user, form.getByLabelText(/^Note/), 'Prefers mornings')
  await user.click(form.getByRole('button', { name: 'Log' }))
  expect(await form.findByRole('alert')).toHaveTextContent('The database cannot be reached.')
  expect(form.getByLabelText(/^Note/)).toHaveValue('Prefers mornings')
})

test('After a call link was pressed the toast offers to log the call', async () => {
  const { user } = await open()
  const link = cardOf('Maria Ortiz').getByRole('link', { name: /555/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(await toasts().findByText('How was the call?')).toBeVisible()
  await user.click(toasts().getByRole('button', { name: 'Log' }))
  expect((await findDialog('Log')).getByText('Maria Ortiz')).toBeVisible()
  await vi.waitFor(() => expect(toasts().queryByText('How was the call?')).toBeNull())
})
