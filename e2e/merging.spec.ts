import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { expectToast, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

test('An employee finds a customer who is there twice, merges the two, and takes it back', {
  tag: '@phone',
}, async ({ page, business }) => {
  await business.signInAs(page, 'EMPLOYEE')
  const lake = { lastName: 'Lake', phoneNumber: '5855550101', interest: 'Darts' }
  const ann = await write(page, '/api/customers', {
    ...lake,
    firstName: 'Ann',
    city: 'Troy',
    notes: 'Likes chalk',
  })
  const bob = await write(page, '/api/customers', {
    ...lake,
    firstName: 'Annie',
    city: 'Utica',
    notes: 'Rings late',
  })
  await write(page, '/api/contacts', {
    customerId: bob.id,
    scheduledDate: '2030-01-02T15:00:00Z',
    notes: 'Ask',
  })
  await write(page, '/api/contacts', {
    customerId: bob.id,
    scheduledDate: '2030-01-03T15:00:00Z',
    notes: 'See',
  })

  await page.goto('/customers')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Possible Duplicates' }).click()
  const group = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Same phone number' })
  await expect(group).toContainText('Annie Lake')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await group.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Customers' })
  // The one with more history stays.
  await expect(dialog.getByRole('radio', { name: /^Annie Lake.*555-0101/ })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Troy', exact: true }).check()
  await expect(dialog.getByRole('radio', { name: 'Keep both' })).toBeChecked()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expectToast(page, 'Ann Lake was merged into Annie Lake.')
  await expect(page.getByText('No possible duplicates')).toBeVisible()

  await page.goto(`/customers/${ann.id}`)
  await expect(page).toHaveURL(`/customers/${bob.id}`)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Troy')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Likes chalk')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo Merge' }).click()
  await expectToast(page, 'Ann Lake is back.')
  await expect(page.getByRole('button', { name: 'Undo Merge' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Utica')
  await page.goto(`/customers/${ann.id}`)
  await expect(page).toHaveURL(`/customers/${ann.id}`)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Troy')
})
