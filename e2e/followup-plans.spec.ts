import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test } from './followUps.ts'
import { expectToast } from './pages.ts'
import { cardOf, tab } from './scheduling.ts'

const plan = (page: Page, status: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: `${status} plan` }) })

test('Follow-up plans begin empty, and so do the lists', async ({ page, api }) => {
  await api.signInAs(page)
  await page.goto('/followups')
  for (const [name, title] of [
    ['Today', 'No follow-ups today'],
    ['Overdue', 'No overdue follow-ups'],
    ['Upcoming', 'No upcoming follow-ups'],
    ['Done', 'Nothing done yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(page.getByText(title)).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plans' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-up Plans' })).toBeVisible()
  await expect(page.getByText('Customers who become unsold get no follow-ups.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Follow-ups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible()
})

test('Follow-up plans take, change and lose steps, and are applied to who is there', {
  tag: '@phone',
}, async ({ page, api }) => {
  await api.newcomer('Newcomer')
  await api.signInAs(page)
  await page.goto('/followups/plans')
  const unsold = plan(page, 'Unsold')
  await unsold.getByRole('button', { name: 'Add Step' }).click()
  const step = page.getByRole('dialog')
  await step.getByRole('button', { name: 'Add Step' }).click()
  await expect(step.getByText('Day must be a whole number from 0 to 3,650')).toBeVisible()
  await expect(step.getByText('Title is required')).toBeVisible()
  await expectAccessible(page)
  await step.getByLabel('Day').fill('30')
  await step.getByLabel('Title').fill('Still looking?')
  await step.getByLabel('Description').fill('Ask plainly.')
  await step.getByRole('button', { name: 'Add Step' }).click()
  await expectToast(page, 'Step added')
  await expect(unsold.getByText('1 step', { exact: true })).toBeVisible()
  await unsold.getByRole('button', { name: 'Add Step' }).click()
  await step.getByLabel('Day').fill('7')
  await step.getByLabel('Title').fill('Sooner')
  await step.getByRole('button', { name: 'Add Step' }).click()
  const steps = unsold.getByRole('listitem')
  await expect(steps).toHaveText([/^Day 7Sooner/, /^Day 30Still looking\?/])

  await unsold.getByRole('button', { name: 'Apply to current customers' }).click()
  const applying = page.getByRole('dialog', { name: 'Apply to Current Customers' })
  await expect(applying.getByText('2 follow-ups to be added')).toBeVisible()
  await expectAccessible(page)
  await applying.getByRole('button', { name: 'Apply', exact: true }).click()
  await expectToast(page, '2 follow-ups added')
  await unsold.getByRole('button', { name: 'Apply to current customers' }).click()
  await expect(applying.getByText('All follow-ups already match the plan.')).toBeVisible()
  await applying.getByRole('button', { name: 'Close' }).last().click()

  await steps.nth(0).getByRole('button', { name: 'Edit Step' }).click()
  await expect(step.getByLabel('Day')).toHaveValue('7')
  await step.getByRole('switch', { name: /^Active/ }).click()
  await step.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Step saved')
  await expect(steps.nth(0).getByText('Off')).toBeVisible()
  await expectAccessible(page)
  await steps.nth(1).getByRole('button', { name: 'Delete Step' }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete Step' })
  await expect(deleting).toContainText('Its follow-ups that are still to come are cancelled')
  await deleting.getByRole('button', { name: 'Delete Step' }).click()
  await expectToast(page, 'Step deleted')
  await expect(steps).toHaveCount(1)

  await page.getByRole('link', { name: 'Back to Follow-ups' }).click()
  await tab(page, 'Upcoming').click()
  await expect(cardOf(page, 'Nora Newcomer').getByText('Sooner', { exact: true })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Still looking?')).toBeHidden()
})

test('Follow-up plans are read by employees, who have no way to edit them', async ({ page, api }) => {
  await api.step(7, 'Sooner')
  await api.become('EMPLOYEE')
  await api.signInAs(page)
  await page.goto('/followups')
  await expect(page.getByText('No follow-ups today')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plans' })).toHaveCount(0)
  await page.goto('/followups/plans')
  await expect(page.getByText('Managers and admins edit the plans.')).toBeVisible()
  await expect(plan(page, 'Unsold').getByText('Sooner', { exact: true })).toBeVisible()
  for (const name of ['Add Step', 'Edit Step', 'Delete Step', 'Apply to current customers']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
})
