import { expect, type Page } from '@playwright/test'
import { type Board, cardOf, test } from './board.ts'
import { expectToast, heading } from './pages.ts'

/** What a browser does that translates pages: `font` elements take the place of all texts, also of later ones. */
function translatePage() {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
      const translation = document.createElement('font')
      translation.append(document.createElement('font'))
      translation.firstElementChild?.append(text.nodeValue)
      text.parentNode?.replaceChild(translation, text)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
  })
  observer.observe(document, { childList: true, subtree: true })
}

test.beforeEach(({ page }) => page.addInitScript(translatePage))

/** What the page reports: a crash is caught by a part of the page, which reports it too. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      problems.push(message.text())
  })
  return problems
}

test('The pages before signing in go on while the browser translates them', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/login')
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Invalid username or password')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your email')).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Access Demo' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(problems).toEqual([])
})

/** A customer of the business that the page is signed in to. */
async function addCustomer({ ask }: Board): Promise<number> {
  const customer = { firstName: 'Rosa', lastName: 'Lind', phoneNumber: '5852460100', interest: 'Darts' }
  const { id } = (await ask('POST', '/api/customers', customer)) as { id: number }
  return id
}

test('Contacts and the hot board show what was written while the browser translates them', async ({
  page,
  board,
}) => {
  const problems = watch(page)
  const customerId = await addCustomer(board)
  await board.ask('POST', '/api/contacts', { customerId, scheduledDate: '2020-02-03T15:00:00Z' })
  await board.post({ title: 'Lamp flickers' })
  await board.signInAs(page)

  await page.goto('/contacts')
  await page.getByRole('tab', { name: /^Overdue/ }).click()
  await page.getByRole('button', { name: 'Mark as Completed', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Completed' }).click()
  await expectToast(page, 'Contact marked as completed')

  await page.goto('/hotboard')
  await cardOf(page, 'Lamp flickers').getByRole('button', { name: 'Resolve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resolve' }).click()
  await expectToast(page, 'Item resolved')

  expect(problems).toEqual([])
})

test('Customers are changed while the browser translates the page', async ({ page, board }) => {
  const problems = watch(page)
  await addCustomer(board)
  await board.signInAs(page)
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Last Name').fill('Lindqvist')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Customer updated successfully!')
  await expect(page.getByRole('heading', { name: 'Rosa Lindqvist' })).toBeVisible()
  expect(problems).toEqual([])
})

test('A customer, the settings and the calendar change while the browser translates them', async ({
  page,
  board,
}) => {
  const problems = watch(page)
  const id = await addCustomer(board)
  await board.signInAs(page)
  await page.goto(`/customers/${id}`)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Likes oak.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByText('Likes oak.')).toBeVisible()
  await page.getByRole('button', { name: 'Unsold, change the status' }).click()
  await page.getByRole('menuitemradio', { name: 'Sold', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sold, change the status' })).toHaveText('Sold')

  await page.goto('/settings')
  await page.getByLabel('Address').fill('1 Felt Lane')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Business information updated successfully')

  await page.goto('/service-calendar?month=2031-11')
  await expect(page.getByRole('heading', { name: 'November 2031' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: 'December 2031' })).toBeVisible()
  expect(problems).toEqual([])
})
