import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openCustomer, region, setUpCustomer } from '#web/testing/customerPage.ts'
import { toasts } from '#web/testing/customersScreen.ts'

setUpCustomer()

test('Everything about the customer is exported from the menu, which offers no erasing to managers', async () => {
  const saved: (string | null)[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'))
  })
  const { api, user } = await openCustomer({ more: { canExport: true } })
  api.answer('useCustomerExportMutation', {
    data: { createCustomerExport: { url: 'https://cuecard.example/api/exports/abc' } },
  })
  await user.click(region('Details').getByRole('button', { name: 'More for Maria Ortiz' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Export Everything',
  ])
  await user.click(screen.getByRole('menuitem'))
  expect(await toasts().findByText('Your browser is saving the file.')).toBeVisible()
  expect(api.sent('useCustomerExportMutation')[0]?.variables).toEqual({ input: { id: 'c1' } })
  expect(saved).toEqual(['/api/exports/abc'])
})
