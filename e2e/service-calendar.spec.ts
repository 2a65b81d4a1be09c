import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { interceptQuery } from './interceptQuery.ts'
import { type Calendar, openCalendar } from './serviceCalendar.ts'
import { test } from './signedIn.ts'

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, date: string) => grid(page).locator(`[data-day="${date}"]`)
/** The chosen day, beside the month; the list of what needs an outcome stands below it. */
const panel = (page: Page) =>
  page.getByRole('region', { name: /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, / })
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

/** A day as the screen reader names it. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

let calendar: Calendar

test.beforeEach(async ({ graphql }) => {
  calendar = await openCalendar(graphql)
})

test('The calendar shows a month, what its days hold, and the chosen one beside it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { day, month } = calendar
  await calendar.book(day(10), {
    startTime: '14:00',
    endTime: '15:30',
    description: 'Felt replacement, 9 ft',
  })
  await page.goto(`/service-calendar?month=${month}&day=${day(10)}`)
  await expect(grid(page).getByRole('gridcell')).toHaveCount(42)
  await expect(grid(page).getByRole('columnheader')).toHaveCount(7)
  await expect(cell(page, day(10))).toHaveAttribute('aria-selected', 'true')
  await expect(cell(page, day(10))).toHaveAccessibleName(/1 appointment; 2:00 PM/)
  await expect(cell(page, day(10))).toContainText(calendar.lastName)
  // On phones, which are too narrow for names, a bar stands for each appointment.
  const name = cell(page, day(10)).getByText(calendar.lastName)
  if (isMobile) await expect(name).toBeHidden()
  else await expect(name).toBeVisible()
  await expect(panel(page)).toContainText('2:00 PM – 3:30 PM')
  await expect(panel(page)).toContainText('Scheduled')
  await expect(panel(page).getByRole('link', { name: /^\(555\)/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await cell(page, day(11)).click()
  await expect(panel(page)).toContainText('No appointments scheduled for this date')
  await expect(page).toHaveURL(new RegExp(`day=${day(11)}`))

  for (const startTime of ['09:00', '12:00']) await calendar.book(day(12), { startTime })
  // Another browser's write comes by itself.
  await expect(cell(page, day(12))).toHaveAccessibleName(/2 appointments, full/)
  await expect(cell(page, day(12)).getByText('Full')).toBeVisible()
  await cell(page, day(12)).click()
  await calendar.book(day(12), { startTime: '15:00', overbook: true })
  await expect(cell(page, day(12))).toContainText('+1')
  await expect(panel(page).getByRole('listitem')).toHaveCount(3)
  await expect(panel(page)).toContainText('Overbooked')
  await expectAccessible(page)

  // On phones the day is a sheet above the button.
  if (isMobile) await panel(page).getByRole('button', { name: 'Close day' }).click()
  await page.getByRole('button', { name: 'New Appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Appointment' })
  await expect(dialog.getByLabel('Date')).toHaveValue(day(12))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const title = (await grid(page).getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(grid(page)).not.toHaveAccessibleName(title)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(grid(page)).toHaveAccessibleName(title)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(grid(page)).not.toHaveAccessibleName(title)
  await expect(grid(page).locator('[aria-current=date]')).toHaveAttribute('aria-selected', 'true')
})

test('An appointment moves by the menu with a way back, is cancelled and booked again', {
  tag: '@phone',
}, async ({ page }) => {
  const { day, month } = calendar
  await calendar.book(day(17))
  await page.goto(`/service-calendar?month=${month}&day=${day(17)}`)
  await panel(page)
    .getByRole('button', { name: /^More:/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Appointment' })
  await expectAccessible(page)
  await dialog.getByLabel('Date').fill(day(18))
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(toast(page, 'Service appointment updated successfully')).toBeVisible()
  await expect(cell(page, day(18))).toHaveAccessibleName(/1 appointment/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, day(17))).toHaveAccessibleName(/1 appointment/)
  await expect(cell(page, day(18))).toHaveAccessibleName(/no appointments/)

  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to cancel this appointment?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(toast(page, 'Service appointment cancelled successfully')).toBeVisible()
  await expect(panel(page)).toContainText('No appointments scheduled for this date')
  await panel(page).getByRole('button', { name: '1 cancelled' }).click()
  await expectAccessible(page)
  await panel(page)
    .getByRole('button', { name: /^Book again/ })
    .click()
  await expect(cell(page, day(17))).toHaveAccessibleName(/1 appointment/)
})

test('An appointment is dragged to another day; a full one sends it back', async ({ page }) => {
  const { day, month } = calendar
  const booked = await calendar.book(day(22), { startTime: '09:00' })
  for (const startTime of ['09:00', '12:00']) await calendar.book(day(25), { startTime })
  await page.goto(`/service-calendar?month=${month}&day=${day(22)}`)
  const drag = async (from: string, to: string) => {
    await cell(page, from).locator('[data-half]').first().hover()
    await page.mouse.down()
    await cell(page, to).hover()
    // The first move past a few pixels picks it up, the next one carries it; then it is said where it is.
    await cell(page, to).hover({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('status').filter({ hasText: `is over ${dayName(to)}.` })).toBeAttached()
    await page.mouse.up()
  }
  await drag(day(22), day(24))
  await expect(cell(page, day(24))).toHaveAccessibleName(/1 appointment/)
  await expect(toast(page, 'Service appointment updated successfully')).toBeVisible()
  await expect(cell(page, day(25))).toHaveAccessibleName(/full/)
  await drag(day(24), day(25))
  const question = page.getByRole('alertdialog', { name: 'This day is full' })
  await expect(question).toBeVisible()
  await expect(page.locator(`[data-day="${day(24)}"]`)).toContainText(calendar.lastName)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Move Anyway' }).click()
  // The calendar shows the move at once; the question closes when it is saved.
  await expect(question).toBeHidden()
  await expect(cell(page, day(25))).toContainText('+1')
  await expect(cell(page, day(24))).toHaveAccessibleName(/no appointments/)

  // Somebody else moves it before Undo.
  await calendar.move(booked, day(27))
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(toast(page, 'Nothing was undone')).toBeVisible()
  await expect(page.getByText(/ moved it to .* in the meantime\.$/)).toBeVisible()
  await expect(cell(page, day(27))).toHaveAccessibleName(/1 appointment/)
})

test('Two presses book a free slot; dragging moves it to another technician', async ({ page }) => {
  const { day } = calendar
  await page.goto(`/service-calendar?view=day&date=${day(8)}`)
  const hours = page.getByRole('region', { name: dayName(day(8)) })
  await hours.getByRole('button', { name: 'Book 9:00 AM, Theo Grant' }).click({ position: { x: 10, y: 10 } })
  const dialog = page.getByRole('dialog', { name: 'Schedule New Appointment' })
  await expect(dialog.getByLabel('Date')).toHaveValue(day(8))
  await expect(dialog.getByLabel('Start Time')).toHaveValue('09:00')
  await expect(dialog.getByRole('combobox', { name: /^Technician/ })).toContainText('Theo Grant')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click()
  await expect(toast(page, 'Service appointment scheduled successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  const of = (name: string) => hours.getByRole('group', { name, exact: true })
  const block = (name: string) => of(name).getByRole('button', { name: /Felt replacement/ })
  await expect(block('Theo Grant')).toHaveAccessibleName(/^9:00 AM – 11:00 AM/)
  await expectAccessible(page)
  await expectAccessibleDark(page)

  const target = of('Marcus Bell').getByRole('button', { name: 'Book 11:00 AM, Marcus Bell' })
  await block('Theo Grant').hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  await target.hover({ position: { x: 20, y: 4 } })
  // The first move beyond the drag threshold starts the drag; the next one moves the appointment.
  await target.hover({ position: { x: 22, y: 10 } })
  await expect(page.getByRole('status').filter({ hasText: 'Marcus Bell' })).toBeAttached()
  await page.mouse.up()
  await expect(block('Marcus Bell')).toHaveAccessibleName(/^11:00 AM – 1:00 PM/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block('Theo Grant')).toHaveAccessibleName(/^9:00 AM – 11:00 AM/)
  await page.mouse.move(5, 300) // A pointer that rests on a toast spreads them all out, over the toolbar.
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Week' })).toContainText('Felt replacement')
  await expectAccessible(page)
  await page.goBack()
  await expect(hours).toBeVisible()
})

test('Times and names stay in view while the hours of many technicians scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  const { day } = calendar
  await page.goto(`/service-calendar?view=day&date=${day(9)}`)
  await page.getByRole('button', { name: 'Show the hours' }).click()
  const hours = page.getByRole('region', { name: dayName(day(9)) })
  await expect(hours.getByRole('group')).not.toHaveCount(0)
  const { left, top } = await hours.evaluate((region) => {
    region.scrollTo(200, 200)
    return { left: region.scrollLeft, top: region.scrollTop }
  })
  expect(Math.min(left, top)).toBeGreaterThan(50)
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0 }
  const frame = await box(hours)
  expect((await box(hours.getByText('12 PM', { exact: true }))).x - frame.x).toBeLessThan(60)
  expect((await box(hours.getByRole('heading').first())).y - frame.y).toBeLessThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('The month and the run sheet of the chosen day are printed, nothing else', async ({ page }) => {
  const { day, month } = calendar
  await calendar.book(day(26), { notes: 'Gate code 4711' })
  await page.goto(`/service-calendar?month=${month}&day=${day(26)}`)
  await expect(panel(page)).toContainText(calendar.lastName)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print Calendar' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: /^Run sheet/ })).toBeVisible()
  await expect(page.getByText('Gate code 4711')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Calendar' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(grid(page)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('The calendar says that it loads and what went wrong, and tries again', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await interceptQuery(page, 'ServiceCalendarScreenQuery', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/service-calendar')
  await expect(page.getByText('Loading appointments...')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(grid(page)).toBeVisible()
})
