import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import { findCardOf, maria, openCustomers, setUpCustomers } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpCustomers()

const field = (number: number, label: string, type: string, choices: object[] = []) => ({
  __typename: 'CustomField',
  id: btoa(`CustomField:${number}`),
  databaseId: number,
  label,
  type,
  isOnCard: false,
  choices: choices.map((choice) => ({ __typename: 'CustomFieldChoice', ...choice })),
})

const wood = field(5, 'Wood', 'CHOICE', [
  { number: 1, label: 'Oak' },
  { number: 2, label: 'Pine' },
])
const customFields = [wood, field(6, 'Budget', 'NUMBER'), field(7, 'Hall', 'TEXT')]

function open(at: string) {
  const opened = openCustomers({ CustomersScreenQuery: customersData([maria], { customFields }) }, at)
  const filter = () => opened.api.sent('CustomersScreenQuery').at(-1)?.variables.filter
  return { ...opened, filter }
}

test('Custom fields are filtered by what fits their type', async () => {
  const { user, address, filter } = open('/customers')
  await findCardOf('Maria Ortiz')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const panel = await findDialog('Filters')
  await user.click(await panel.findByRole('combobox', { name: 'Wood' }))
  await user.click(await screen.findByRole('option', { name: 'Is one of' }))
  await user.click(await panel.findByRole('button', { name: 'Pine', pressed: false }))
  await user.click(panel.getByRole('combobox', { name: 'Budget' }))
  await user.click(await screen.findByRole('option', { name: 'Between' }))
  await enterText(user, await panel.findByLabelText('Budget from'), '1,000')
  await vi.waitFor(() => expect(address()).toBe('/customers?field=5%3Achoices%3A2&field=6%3Afrom%3A1000'))
  expect(filter()).toEqual({
    customFields: [
      { fieldId: wood.id, choices: [2] },
      { fieldId: btoa('CustomField:6'), from: '1000' },
    ],
  })
})

test('Each custom field is a chip that removes it alone', async () => {
  const at = '/customers?field=5:choices:1,2&field=6:from:10:to:20.5&field=7:contains:a%253Ab'
  const { user, address, filter } = open(at)
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Budget: 10 – 20.5' }))
  await vi.waitFor(() => expect(address()).not.toContain('field=6'))
  expect(filter()).toEqual({
    customFields: [
      { fieldId: wood.id, choices: [1, 2] },
      { fieldId: btoa('CustomField:7'), contains: 'a:b' },
    ],
  })
  expect(screen.getByRole('button', { name: 'Remove the filter Wood: Oak or Pine' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove the filter Hall: contains “a:b”' })).toBeVisible()
})

test('Texts of the address that are no condition on a field are left out', async () => {
  const wrong = [
    '5',
    'x:isYes:yes',
    '5:isYes:maybe',
    '5:from:2026-02-30',
    '5:choices:',
    '5:id:1',
    '0:isYes:no',
  ]
  const { filter } = open(`/customers?${wrong.map((text) => `field=${text}`).join('&')}`)
  await findCardOf('Maria Ortiz')
  expect(filter()).toBeNull()
})
