import { expect, type Locator, type Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible, expectAccessibleDark, settled } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { expectToast, signInAs } from './pages.ts'

/** Days from today on, in the time zone of the business. */
const day = (distance: number) =>
  new Date(Date.now() + distance * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })

const insertCustomer = `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
  select "businessId", 'Ada', 'Lovelace', 'Ada Lovelace', '5552460100', 'Darts' from "User" where username = $1::citext
  returning id`
const insertAppointment = `insert into "ServiceAppointment" ("businessId", "customerId", date, "startTime", "endTime",
    "startsAt", "endsAt", technician, description, place)
  select "businessId", id, $2::text, $3::text, $4::text, ($2 || ' ' || $3)::timestamp at time zone 'America/New_York',
    ($2 || ' ' || $4)::timestamp at time zone 'America/New_York', 'Sam', $5::text, $6::int
  from "Customer" where id = $1`

async function adaOf(database: pg.Client, { username }: TestBusiness): Promise<number> {
  const { rows } = await database.query<{ id: number }>(insertCustomer, [username])
  return rows[0]?.id ?? 0
}

const addAppointment = (
  database: pg.Client,
  customer: number,
  date: string,
  description: string,
  place = 1,
  from = '10:00',
) => database.query(insertAppointment, [customer, date, from, '12:00', description, place])

const ahead = (page: Page) => page.getByRole('region', { name: 'Ahead' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

async function book(page: Page, customer: number) {
  await page.goto(`/customers/${customer}`)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  return page.getByRole('dialog', { name: 'Schedule New Appointment' })
}

async function chooseTechnician(page: Page, dialog: Locator, typed: string, option: string | RegExp) {
  await dialog.getByRole('combobox', { name: /^Technician/ }).click()
  await page.getByPlaceholder('Search or type a name...').fill(typed)
  await settled(page)
  await page.getByRole('option', { name: option }).click()
}

test('An appointment is booked from the page of its customer, changed and called off there', {
  tag: '@phone',
}, async ({ page, openBusiness, database }) => {
  const business = await openBusiness('Booking Billiards')
  const ada = await adaOf(database, business)
  await signInAs(page, business)
  const dialog = await book(page, ada)
  await expect(dialog.getByRole('combobox', { name: /^Customer/ })).toContainText('Ada Lovelace')
  await expect(dialog.getByLabel('Start Time')).toHaveValue('09:00')
  await expect(dialog.getByLabel('End Time')).toHaveValue('11:00')
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click()
  await expect(dialog.getByText('Technician name is required')).toBeVisible()
  await expect(dialog.getByText('Description is required')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await dialog.getByLabel('Date').fill(day(2))
  await chooseTechnician(page, dialog, 'Sam Rail', 'Use “Sam Rail”')
  // Who goes on at once loses no letter while the list fades.
  await page.keyboard.press('Tab')
  await page.keyboard.type('New felt on the eight-foot table')
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click()
  await expectToast(page, 'Service appointment scheduled successfully')
  await expect(ahead(page)).toContainText('New felt on the eight-foot table')

  await page.getByRole('button', { name: /^More: New felt/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Appointment' })
  await edit.getByLabel('Notes (Optional)').fill('Ring twice')
  await edit.getByLabel('Start Time').fill('09:30')
  await edit.getByRole('button', { name: 'Update Appointment' }).click()
  await expectToast(page, 'Service appointment updated successfully')
  await expect(ahead(page)).toContainText('9:30 AM')

  const cancel = async () => {
    await page.getByRole('button', { name: /^More: New felt/ }).click()
    await page.getByRole('menuitem', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Appointment' })
    await expect(question).toContainText('Are you sure you want to cancel this appointment?')
    await question.getByRole('button', { name: 'Cancel Appointment' }).click()
    await expectToast(page, 'Service appointment cancelled successfully')
  }
  await cancel()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(ahead(page)).toContainText('New felt on the eight-foot table')
  await cancel()
  await expect(history(page)).toContainText('Cancelled')
})

test('The dialog finds no room on a full day: employees take the next one', async ({
  page,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Full House Billiards', { role: 'EMPLOYEE' })
  const ada = await adaOf(database, business)
  await addAppointment(database, ada, day(3), 'First', 1)
  await addAppointment(database, ada, day(3), 'Second', 2, '11:00')
  await signInAs(page, business)
  const dialog = await book(page, ada)
  await dialog.getByLabel('Date').fill(day(3))
  // The message appears before any other field is filled in.
  await expect(dialog.getByText(/This day already has 2 appointments./)).toBeVisible()
  await chooseTechnician(page, dialog, 'sam', /^Sam Outside/)
  await expect(dialog.getByText(/Sam already has Ada Lovelace/).first()).toContainText('10:00 AM – 12:00 PM')
  await dialog.getByLabel('Service Description').fill('Cushions')
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click()
  await expect(dialog.getByText('This day already has 2 appointments.', { exact: true })).toBeVisible()
  await expect(page.getByRole('alertdialog', { name: 'Book it anyway?' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await expect(dialog.getByLabel('Date')).toHaveValue(day(4))
  await expect(dialog.getByLabel('Service Description')).toHaveValue('Cushions')
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click()
  await expectToast(page, 'Service appointment scheduled successfully')
})
