import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { choose } from './choose.ts'
import { interceptQuery } from './interceptQuery.ts'
import { addColleague, expectToast, openLive, signInAs } from './pages.ts'

const line = (page: Page) => page.getByRole('textbox', { name: 'New task' })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true })

async function write(page: Page, text: string) {
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
}

test('A day of tasks: written down in a line, checked off, taken back, edited, deleted', {
  tag: '@phone',
}, async ({ page, openBusiness }) => {
  await signInAs(page, await openBusiness('Break & Run Billiards', { role: 'EMPLOYEE' }))
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeVisible()
  await expect(page.getByText('A clear desk')).toBeVisible()
  await expectAccessible(page)

  await line(page).fill('Call Ada tomorrow !high #felt')
  for (const chip of [/^Tomorrow/, /^High/, /^felt/]) {
    await expect(page.getByRole('button', { name: chip })).toBeVisible()
  }
  await expectAccessible(page)
  await interceptQuery(page, 'useAddTaskMutation', (route) => route.abort())
  await line(page).press('Enter')
  await expectToast(page, 'Failed to add task')
  await expect(line(page)).toHaveValue('Call Ada tomorrow !high #felt')
  await page.unroute('**/graphql')
  await line(page).press('Enter')
  await expectToast(page, 'Task added')
  await expect(group(page, 'Tomorrow').getByRole('heading', { level: 3 })).toHaveText(['Call Ada'])
  await expect(row(page, 'Call Ada').getByText('High')).toBeVisible()

  await line(page).fill('Watch the day after tomorrow')
  await page.getByRole('button', { name: /keep “tomorrow” as text/ }).click()
  await expect(line(page)).toBeFocused()
  await line(page).press('Enter')
  await expect(group(page, 'No date').getByRole('heading', { level: 3 })).toHaveText([
    'Watch the day after tomorrow',
  ])
  await write(page, 'Order cloth today !urgent')
  await expect(group(page, 'Today').getByRole('heading', { level: 3 })).toHaveText(['Order cloth'])

  await page.getByRole('button', { name: 'Complete now: Order cloth' }).click()
  await expectToast(page, 'Task completed')
  await expect(group(page, 'Today')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expectToast(page, 'Task is open again')
  await expect(group(page, 'Today').getByRole('heading', { level: 3 })).toHaveText(['Order cloth'])

  await page.getByRole('button', { name: 'Edit: Order cloth' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByLabel('Title').fill('Order red cloth')
  await dialog.getByLabel('Notes').fill('Two rolls')
  await dialog.getByLabel('Tags').fill('felt, Mill')
  await dialog.getByRole('switch', { name: 'Remind me' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Order red cloth').getByText('Two rolls')).toBeVisible()
  // It has a reminder, and is due: the bell rings.
  await page.getByRole('button', { name: /Notifications/ }).click()
  const waiting = page.getByRole('group', { name: 'My tasks', exact: true })
  await expect(waiting.getByText('Order red cloth')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete: Call Ada' }).click()
  await expectToast(page, 'Task deleted')
  await expect(title(page, 'Call Ada')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expectToast(page, 'Task is back')
  await expect(title(page, 'Call Ada')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await page.getByRole('button', { name: 'Complete now: Order red cloth' }).click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByRole('button', { name: 'Reopen: Order red cloth' }).click()
  await expect(group(page, 'Today').getByRole('heading', { level: 3 })).toHaveText(['Order red cloth'])
})

test('The keyboard does all of it', async ({ page, openBusiness }) => {
  await signInAs(page, await openBusiness('Break & Run Billiards'))
  await page.goto('/tasks')
  await expect(page.getByText('A clear desk')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('n')
  await expect(line(page)).toBeFocused()
  for (const text of ['One today', 'Two tomorrow', 'Three']) await write(page, text)
  for (const name of ['One', 'Two', 'Three']) await expect(title(page, name)).toBeVisible()
  await line(page).press('Escape')
  await page.keyboard.press('j')
  await expect(title(page, 'One')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(title(page, 'Two')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(title(page, 'One')).toBeHidden()
  await expect(title(page, 'Two')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Tips and keys' }).click()
  await expect(page.getByText('Check off', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('A due day that is not complete or does not exist is refused, and the one it had stays', async ({
  page,
  openBusiness,
}) => {
  await signInAs(page, await openBusiness('Break & Run Billiards', { role: 'EMPLOYEE' }))
  await page.goto('/tasks?dialog=add-task')
  const dialog = page.getByRole('dialog')
  const due = dialog.getByLabel('Due', { exact: true })
  const refused = dialog.getByText('This date is not complete or does not exist')
  await dialog.getByLabel(/^Title/).fill('Pay the rent')
  await due.pressSequentially('1205')
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expect(refused).toBeVisible()
  await expect(due).toBeFocused()
  await due.fill('2026-12-05')
  await expect(refused).toBeHidden()
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expectToast(page, 'Task added')

  await page.getByRole('button', { name: 'Edit: Pay the rent' }).click()
  await due.pressSequentially('0230')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await expect(refused).toBeVisible()
  await due.fill('')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await expectToast(page, 'Task updated')
  await expect(group(page, 'No date').getByRole('heading', { level: 3 })).toHaveText(['Pay the rent'])
})

test('A manager gives a task, follows it and takes it back', async ({
  page,
  openBusiness,
  database,
  browser,
  baseURL,
}) => {
  const business = await openBusiness('Break & Run Billiards', { role: 'MANAGER' })
  const nell = await addColleague(database, business)
  await signInAs(page, business)
  await page.goto('/tasks?dialog=add-task')
  const dialog = page.getByRole('dialog', { name: 'Add Task' })
  await dialog.getByLabel('Title').fill('Sweep the floor')
  await choose(dialog.getByRole('combobox', { name: 'Assign to' }), 'Nell Archer')
  const context = await browser.newContext({ baseURL })
  const hers = await context.newPage()
  await signInAs(hers, nell)
  await openLive(hers, '/tasks')
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expectToast(page, 'Task given to Nell Archer')
  await expect(group(page, 'Assigned by me').getByText('Pending')).toBeVisible()
  await expectAccessible(page)
  // It is there for her without a reload, and its end for him.
  await expect(row(hers, 'Sweep the floor').getByText('From Robin Porter')).toBeVisible()
  await hers.getByRole('button', { name: 'Complete now: Sweep the floor' }).click()
  await expect(group(page, 'Assigned by me').getByText('Completed')).toBeVisible()
  await hers.getByRole('button', { name: 'Undo' }).first().click()
  await expect(title(hers, 'Sweep the floor')).toBeVisible()
  await page.getByRole('button', { name: 'Take back: Sweep the floor' }).click()
  await expectToast(page, 'Task taken back')
  await expect(group(page, 'No date').getByRole('heading', { level: 3 })).toHaveText(['Sweep the floor'])
  await expect(group(page, 'Assigned by me')).toBeHidden()
  await expect(title(hers, 'Sweep the floor')).toBeHidden()
  await context.close()
})
