import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { expectBackCloses } from './history.ts'
import { expectToast, openLive } from './pages.ts'
import { inHours, test } from './scheduling.ts'

const addressOf = ({ id }: { id: string }) =>
  `/customers/${Buffer.from(id, 'base64').toString().split(':')[1]}`

const ahead = (page: Page) => page.getByRole('region', { name: 'Ahead' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const name = (page: Page) => page.getByRole('heading', { level: 1 })

test('The page of a customer is where the name on a card leads, with Call, Text and Book at a tap, and takes notes', {
  tag: '@phone',
}, async ({ page, robin, context }) => {
  await page.goto(`/customers?q=${encodeURIComponent(robin.name)}`)
  await page.getByRole('link', { name: robin.name }).click()
  await expect(page).toHaveURL(addressOf(robin))
  await expect(name(page)).toHaveText(robin.name)
  await expect(page).toHaveTitle(`${robin.name} · Cuecard`)
  await expect(name(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Unsold')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Darts')
  await expect(history(page)).toContainText(`New customer added: ${robin.name}`)
  await expect(ahead(page)).toContainText('Thank-you call')
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5852460100')
  await expect(page.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:5852460100')
  await page.getByRole('button', { name: 'Book appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Appointment' })
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toContainText(robin.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add note' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Note' })
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await expect(adding.getByText('Note is required')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Note').fill('Has a third floor,\nno elevator.')
  await context.setOffline(true)
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await expect(adding.getByRole('alert')).toContainText('Cuecard can’t be reached')
  await expect(adding.getByLabel('Note')).toHaveValue('Has a third floor,\nno elevator.')
  await context.setOffline(false)
  await adding.getByRole('button', { name: 'Add Note' }).dblclick()
  await expectToast(page, 'Note added')
  await expect(adding).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused()
  await expect(history(page).getByRole('listitem').first()).toContainText('no elevator.')
  await history(page).getByRole('button', { name: 'Status', exact: true }).click()
  await expect(history(page).getByText('no elevator.')).toHaveCount(0)
  await expect(history(page)).toContainText(`New customer added: ${robin.name}`)
  await history(page).getByRole('button', { name: 'All', exact: true }).click()
  await expect(history(page).getByText('no elevator.')).toHaveCount(1)
  await history(page).getByRole('searchbox').fill('ELEVATOR third')
  await expect(page).toHaveURL(/words=/)
  await expect(history(page).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(history(page).getByText('no elevator.')).toHaveCount(1)
  await expect(history(page).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})

test('The page of a customer takes contacts and follow-ups from their planning to what came of them, in live lists', async ({
  page,
  robin,
  schedule,
}) => {
  await openLive(page, addressOf(robin))
  await schedule(inHours(72), 'Planned by a colleague')
  await expect(ahead(page).getByText('Planned by a colleague')).toBeVisible()

  const more = ahead(page).getByRole('button', { name: 'More: Planned by a colleague' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Reschedule' }).click()
  await page
    .getByRole('dialog', { name: 'Reschedule Contact' })
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expectToast(page, /^Contact moved to/)
  await expect(ahead(page).getByRole('listitem').filter({ hasText: 'Planned by a colleague' })).toContainText(
    'Tomorrow',
  )
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete Contact' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Contact' }).click()
  await expectToast(page, 'Contact deleted successfully')
  await expect(ahead(page).getByText('Planned by a colleague')).toHaveCount(0)

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toContainText(robin.name)
  await dialog.getByLabel('Notes').fill('Ask about the slate')
  await dialog.getByRole('button', { name: 'Schedule Contact' }).dblclick()
  await expectToast(page, 'Contact scheduled successfully')
  await expect(ahead(page).getByText('Ask about the slate')).toHaveCount(1)

  const complete = async () => {
    await ahead(page).getByRole('button', { name: 'Mark as Completed: Ask about the slate' }).click()
    const question = page.getByRole('dialog', { name: 'Mark as Completed' })
    await question.getByLabel('Add completion notes (optional):').fill('Wants three pieces')
    await question.getByRole('button', { name: 'Mark as Completed' }).click()
    await expectToast(page, 'Contact marked as completed')
    await expect(question).toBeHidden()
  }
  await complete()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(ahead(page).getByText('Ask about the slate')).toHaveCount(1)
  await expect(history(page).getByText('Wants three pieces')).toHaveCount(0)
  await complete()
  await expect(ahead(page).getByText('Ask about the slate')).toHaveCount(0)
  const entry = history(page).getByRole('listitem').first()
  await expect(entry).toContainText('Ask about the slate')
  await expect(entry).toContainText('Wants three pieces')
  await expect(page.locator(':focus')).toBeVisible()

  await ahead(page).getByRole('button', { name: 'Mark as Completed: Thank-you call' }).click()
  const completing = page.getByRole('dialog', { name: 'Complete Follow-up' })
  await completing.getByLabel('How did it go? (optional)').fill('Reached')
  await expectAccessible(page)
  await completing.getByRole('button', { name: 'Complete', exact: true }).click()
  const offer = page.getByRole('dialog', { name: 'Schedule the next contact?' })
  await expectBackCloses(page, offer)
  await page.goForward()
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toBeHidden()
  await expect(ahead(page).getByText('Thank-you call')).toHaveCount(0)
  await expect(history(page).getByRole('listitem').first()).toContainText('Thank-you call')
  await expect(history(page).getByRole('listitem').first()).toContainText('Reached')
})

test('The page of a customer shows a change of status and the plan that begins with it, and is edited and deleted like a card', async ({
  page,
  robin,
}) => {
  await page.goto(addressOf(robin))
  await page.getByRole('button', { name: `Unsold, change the status of ${robin.name}` }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Unsold' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Sold', exact: true }).click()
  await expectToast(page, 'Customer status updated successfully!')
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Sold')
  await expect(history(page).getByText('Status changed from unsold to sold')).toHaveCount(1)
  await expect(ahead(page)).toContainText('Is everything all right?')
  await expect(ahead(page)).not.toContainText('Thank-you call')

  await page
    .getByRole('region', { name: 'Details' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Customer' })
  await dialog.getByLabel('First Name').fill('Robyn')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Customer updated successfully!')
  await expect(name(page)).toHaveText(robin.name.replace('Robin', 'Robyn'))

  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Delete Customer' }).click()
  await expectToast(page, 'Customer deleted successfully!')
  await expect(page).toHaveURL('/customers')
  await page.goto(addressOf(robin))
  await expect(page.getByText('Customer not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All customers' }).click()
  await expect(page).toHaveURL('/customers')
  for (const address of ['/customers/99999999999', '/customers/robin']) {
    await page.goto(address)
    await expect(page.getByText('Customer not found')).toBeVisible()
  }
})
