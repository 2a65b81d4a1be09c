import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const tag = (id: string, label: string) => ({ __typename: 'Tag', id, label, color: 'BLUE' })
const field = (databaseId: number, label: string, type: string, choices: string[] = []) => ({
  __typename: 'CustomField',
  id: `f${databaseId}`,
  databaseId,
  label,
  type,
  isOnCard: databaseId !== 3,
  choices: choices.map((label, at) => ({ number: at + 1, label })),
})
const fields = [
  field(1, 'Shoe size', 'NUMBER'),
  field(2, 'Member', 'YES_NO'),
  field(3, 'Color', 'CHOICE', ['Red', 'Blue']),
]
const maria = customer(1, 'Maria Ortiz', {
  tags: [tag('t1', 'VIP')],
  customFields: [
    { fieldNumber: 1, label: 'Shoe size', type: 'NUMBER', isOnCard: true, value: '1234.5' },
    { fieldNumber: 3, label: 'Color', type: 'CHOICE', isOnCard: false, value: 'Red' },
  ],
})
const shop = (...more: object[]) => {
  const data = customersData([maria])
  const own = { customFields: fields, tagOptions: [...more, tag('t2', 'Regular'), tag('t1', 'VIP')] }
  Object.assign(data.data.viewer.business, own)
  return data
}

beforeAll(() => Promise.all([import('../CustomersScreen.tsx'), import('./CustomersDialogs.tsx')]), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

async function edit(answer: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: shop(),
    EditCustomerDialogMutation: {
      data: { updateCustomer: { celebrations: [], customer: { id: 'c1', name: 'Maria Ortiz' } } },
    },
    ...answer,
  })
  const { user } = renderApp('/customers')
  const card = within(
    (await screen.findByRole('heading', { name: 'Maria Ortiz' })).closest('li') as HTMLElement,
  )
  await user.click(card.getByRole('button', { name: 'Edit' }))
  const dialog = await findDialog('Edit Customer')
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  const sent = () => api.sent('EditCustomerDialogMutation')[0]?.variables.input
  return { user, card, dialog, save, sent }
}

test('A card shows tags and the fields that are on cards; a form sends what was changed', async () => {
  const { user, card, dialog, save, sent } = await edit()
  expect(card.getByText('VIP')).toBeInTheDocument()
  expect(card.getByText('1,234.5')).toBeInTheDocument()
  expect(card.queryByText('Red')).toBeNull()

  await user.click(dialog.getByRole('combobox', { name: 'Tags' }))
  await user.click(await screen.findByRole('option', { name: 'Regular' }))
  await user.click(screen.getByRole('option', { name: 'VIP' }))
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('combobox', { name: 'Member' }))
  await user.click(await screen.findByRole('option', { name: 'No' }))
  await user.click(dialog.getByRole('combobox', { name: 'Color' }))
  await user.click(await screen.findByRole('option', { name: 'Not set' }))
  await save()
  await toasts().findByText('Customer updated successfully!')
  expect(sent()).toEqual({
    id: 'c1',
    addTags: [{ id: 't2' }],
    removeTags: [{ id: 't1' }],
    customFields: [
      { fieldId: 'f2', value: 'no' },
      { fieldId: 'f3', value: null },
    ],
  })
})

test('A value that cannot be read is told beside its field', async () => {
  const words = 'Shoe size must be a number'
  const answer = refusal('BAD_INPUT', words, { fields: { 'custom.1': [words] } })
  const { user, dialog, save } = await edit({ EditCustomerDialogMutation: answer })
  const size = dialog.getByRole('textbox', { name: 'Shoe size' })
  await enterText(user, size, ' and a half')
  await save()
  await vi.waitFor(() => expect(size).toHaveAccessibleDescription(words))
})

test('A manager makes a tag in the form', async () => {
  const { business } = shop(tag('t9', 'Loyal')).data.viewer
  const made = {
    data: { createTag: { tag: { id: 't9' }, business } },
    after: { CustomersScreenQuery: shop(tag('t9', 'Loyal')) },
  }
  const { user, dialog, save, sent } = await edit({ TagsFieldMutation: made })
  await user.click(dialog.getByRole('combobox', { name: 'Tags' }))
  await user.type(await screen.findByRole('combobox', { name: 'Search or make a tag...' }), 'Loyal')
  await user.click(await screen.findByRole('button', { name: 'Make “Loyal”' }))
  const tags = screen.getByRole('combobox', { name: 'Tags', hidden: true })
  await vi.waitFor(() => expect(tags).toHaveTextContent('Loyal'))
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: /^Search/ })).toHaveFocus())
  await user.keyboard('{Escape}')
  await save()
  await toasts().findByText('Customer updated successfully!')
  expect(sent()).toEqual({ id: 'c1', addTags: [{ id: 't9' }] })
})
