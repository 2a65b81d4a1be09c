import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { instead } from './instead.ts'
import { says } from './scheduling.ts'
import { cardOf, companies, test } from './vendorBook.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search contacts' })
const sentence = 'Please fill in company, sales rep, and phone number'

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('an admin fills the book: added, edited, found, deleted', async ({ page, book }) => {
  await book.enter(page)
  await book.write({ company: 'Oak Felt' })
  await page.goto('/vendor-contacts')
  await expect(page.getByRole('heading', { level: 1, name: 'Vendor Contacts' })).toBeVisible()
  await expect(page.getByText('Manage your vendor and supplier contact information')).toBeAttached()

  await page.getByRole('button', { name: 'Add Vendor Contact' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Vendor Contact' })
  await adding.getByRole('button', { name: 'Add Contact' }).click()
  await says(page, sentence)
  for (const name of ['Company', 'Sales rep', 'Phone number']) {
    await expect(adding.getByText(`${name} is required`)).toBeVisible()
  }
  await expectAccessible(page)
  await adding.getByLabel('Company').fill('Empire Cue Supply')
  await adding.getByLabel('Sales rep').fill('Joanna Reed')
  await adding.getByLabel('Phone number').fill('(518) 555-0121 x4')
  await adding.getByLabel('Website').fill('empire.example')
  await adding.getByLabel('Notes').fill('Tips and ferrules.\nAsk for the league price.')
  await adding.getByRole('combobox', { name: 'Access level' }).click()
  await expect(page.getByRole('option')).toHaveText(['All Team Members', 'Managers & Admins', 'Admins Only'])
  await page.getByRole('option', { name: 'Managers & Admins' }).click()
  await choose(page, 'Assigned to', 'Kim Sullivan')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Add Contact' }).dblclick()
  await says(page, 'Vendor contact created successfully')
  await expect(adding).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Vendor Contact' })).toBeFocused()
  await expect(companies(page)).toHaveText(['Empire Cue Supply', 'Oak Felt'])
  const card = cardOf(page, 'Empire Cue Supply')
  for (const text of ['Managers+', 'Joanna Reed', 'Kim Sullivan', 'Ask for the league price.']) {
    await expect(card.getByText(text)).toBeVisible()
  }
  await expect(card.getByRole('link', { name: /555-0121/ })).toHaveAttribute('href', 'tel:5185550121')
  const site = card.getByRole('link', { name: 'empire.example' })
  await expect(site).toHaveAttribute('href', 'https://empire.example/')
  await expect(site).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await card.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Vendor Contact' })
  await expect(editing.getByLabel('Phone number')).toHaveValue('(518) 555-0121 x4')
  await editing.getByLabel('Company').fill('Zebra Cue Supply')
  await choose(page, 'Access level', 'Admins Only')
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Update Contact' }).click()
  await says(page, 'Vendor contact updated successfully')
  await expect(companies(page)).toHaveText(['Oak Felt', 'Zebra Cue Supply'])
  const edited = cardOf(page, 'Zebra Cue Supply')
  await expect(edited.getByText('Admins Only')).toBeVisible()
  await expect(edited.getByRole('button', { name: 'Edit' })).toBeFocused()

  await searchBox(page).fill('5550121 ')
  await expect(page.getByText('2 found')).toBeVisible()
  await searchBox(page).fill('zebra reed')
  await expect(companies(page)).toHaveText(['Zebra Cue Supply'])
  await expect(page).toHaveURL(/\/vendor-contacts\?q=zebra\+reed$/)
  await page.reload()
  await expect(searchBox(page)).toHaveValue('zebra reed')

  await edited.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Vendor Contact' })
  await expect(question).toContainText('Are you sure you want to delete Zebra Cue Supply?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete Contact' }).click()
  await says(page, 'Vendor contact deleted successfully')
  await expect(page.getByText('No contacts match your search.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Clear search').click()
  await expect(companies(page)).toHaveText(['Oak Felt'])
  await expect(searchBox(page)).toBeFocused()
})

const views = [
  { role: 'EMPLOYEE', sees: ['Ash (all)'], levels: ['All Team Members'] },
  {
    role: 'MANAGER',
    sees: ['Ash (all)', 'Birch (manager)'],
    levels: ['All Team Members', 'Managers & Admins'],
  },
  {
    role: 'ADMIN',
    sees: ['Ash (all)', 'Birch (manager)', 'Cedar (admin)'],
    levels: ['All Team Members', 'Managers & Admins', 'Admins Only'],
  },
] as const

for (const { role, sees, levels } of views) {
  test(`${role} sees and gives the levels of their own, in the list and in a search`, async ({
    page,
    book,
  }) => {
    await book.write({ company: 'Ash (all)' })
    await book.write({ company: 'Birch (manager)', accessLevel: 'manager' })
    await book.write({ company: 'Cedar (admin)', accessLevel: 'admin' })
    await book.enter(page, role)
    await page.goto('/vendor-contacts')
    await expect(companies(page)).toHaveText([...sees])
    await searchBox(page).fill('reed')
    await expect(page.getByText(`${sees.length} found`)).toBeVisible()
    await expect(companies(page)).toHaveText([...sees])
    await page.goto('/vendor-contacts?q=cedar')
    const found = page.getByRole('heading', { level: 2, name: 'Cedar (admin)' })
    if (role === 'ADMIN') await expect(found).toBeVisible()
    else await expect(page.getByText('No contacts match your search.')).toBeVisible()

    await page.goto('/vendor-contacts?dialog=add-vendor-contact')
    const adding = page.getByRole('dialog', { name: 'Add Vendor Contact' })
    await adding.getByLabel('Company').fill('Dogwood')
    await adding.getByLabel('Sales rep').fill('Rae')
    await adding.getByLabel('Phone number').fill('5550100')
    await adding.getByRole('combobox', { name: 'Access level' }).click()
    await expect(page.getByRole('option')).toHaveText([...levels])
    await page.keyboard.press('Escape')
    await adding.getByRole('button', { name: 'Add Contact' }).click()
    await says(page, 'Vendor contact created successfully')
    await expect(companies(page)).toHaveText([...sees, 'Dogwood'])
    await expectAccessible(page)
  })
}

test('a contact goes from a colleague’s screen when its level rises, and comes back', async ({
  page,
  book,
}) => {
  const { id } = await book.write({ company: 'Oak Felt' })
  await book.write({ company: 'Zebra' })
  await book.enter(page, 'EMPLOYEE')
  const streaming = page.waitForResponse((response) =>
    Boolean(response.headers()['content-type']?.startsWith('text/event-stream')),
  )
  await page.goto('/vendor-contacts')
  await expect(companies(page)).toHaveText(['Oak Felt', 'Zebra'])
  await streaming
  await book.change(id, { accessLevel: 'admin' })
  await expect(companies(page)).toHaveText(['Zebra'])
  await book.change(id, { company: 'Oak Felt & Slate', accessLevel: 'all' })
  await expect(companies(page)).toHaveText(['Oak Felt & Slate', 'Zebra'])
  await book.write({ company: 'Ash' })
  await expect(companies(page)).toHaveText(['Ash', 'Oak Felt & Slate', 'Zebra'])
})

test('an empty book leads to the first contact', async ({ page, book }) => {
  await book.enter(page)
  await page.goto('/vendor-contacts')
  await expect(page.getByText('No vendor contacts found')).toBeVisible()
  await expect(page.getByText('Add your first vendor contact to get started.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Vendor Contact' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a contact' })).toBeFocused()
})

test('what fails is said, and nothing typed is lost', async ({ page, book, context }) => {
  await book.write({ company: 'Oak Felt' })
  await book.enter(page)
  await instead(page, 'VendorContactsScreenQuery', (route) => route.abort())
  await page.goto('/vendor-contacts')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await cardOf(page, 'Oak Felt').getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Vendor Contact' })
  await editing.getByLabel('Sales rep').fill('Frank Osei')
  await context.setOffline(true)
  await editing.getByRole('button', { name: 'Update Contact' }).click()
  await says(page, 'Failed to update vendor contact')
  await expect(editing.getByLabel('Sales rep')).toHaveValue('Frank Osei')
  await expectAccessible(page)
  await context.setOffline(false)
  await editing.getByRole('button', { name: 'Update Contact' }).click()
  await expect(editing).toBeHidden()
  await expect(cardOf(page, 'Oak Felt').getByText('Frank Osei')).toBeVisible()
})

test('the book goes on beyond its first page', async ({ page, book }) => {
  const names = Array.from({ length: 27 }, (_none, i) => `Vendor ${String(i).padStart(2, '0')}`)
  for (const company of names) await book.write({ company })
  await book.enter(page)
  await page.goto('/vendor-contacts')
  await expect(companies(page).first()).toBeVisible()
  const further = async () => {
    await companies(page)
      .last()
      .evaluate((company) => company.scrollIntoView())
    return companies(page).count()
  }
  await expect.poll(further).toBe(27)
  await expect(companies(page)).toHaveText(names)
  await expect(page.getByText('27 contacts')).toBeVisible()
})
