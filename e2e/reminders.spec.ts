import { expect, type Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible } from './accessible.ts'
import { expectBackCloses } from './history.ts'
import { expectToast, openLive } from './pages.ts'
import { takenTexts } from './provider.ts'
import { test } from './staffedBusiness.ts'

/** Reminders whose outcome is unknown, for appointments two hours ahead; everybody has been told of each. */
const insertReminders = `
  with customer as (
    insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
    select $1::int, name, 'Moss', name || ' Moss', '555010030' || place, 'Darts'
    from unnest($2::text[]) with ordinality as named (name, place) returning *),
  appointment as (
    insert into "ServiceAppointment" ("businessId", "customerId", date, "startTime", "endTime", "startsAt", "endsAt",
      technician, description)
    select "businessId", id, to_char(now(), 'YYYY-MM-DD'), '10:00', '11:00', now() + interval '2 hours',
      now() + interval '3 hours', 'Sam', 'New felt'
    from customer returning *),
  reminder as (
    insert into "SmsMessage" ("businessId", "appointmentId", "customerId", kind, "toNumber", body, state, attempts,
      "claimedAt", "claimedBy", "callingAt", "errorReason")
    select "businessId", id, "customerId", 'reminder', '+15550100300', 'Hi', 'UNKNOWN', 1, now(), 'lost', now(), 'Lost.'
    from appointment returning *)
  insert into "Notification" ("businessId", "userId", kind, title, subject)
  select reminder."businessId", person.id, 'text-unknown', 'The reminder to ' || name || ' may not have arrived',
    'SmsMessage:' || reminder.id
  from reminder join customer on customer.id = reminder."customerId"
    join "User" person on person."businessId" = reminder."businessId"`

/** The session of the signed-in user: token and business. */
const session = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    businessId: JSON.parse(localStorage.getItem('user_data') ?? '').businessId as number,
  }))

async function loseReminders(page: Page, database: pg.Client, names: string[]) {
  const { businessId } = await session(page)
  await database.query(insertReminders, [businessId, names])
}

/** Enables SMS for the business; returns its provider account. */
async function turnTextsOn(page: Page): Promise<string> {
  const { token, businessId } = await session(page)
  const account = `AC${String(businessId).padStart(32, '0')}`
  const answer = await page.request.put('/api/business/sms-settings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      smsEnabled: true,
      twilioAccountSid: account,
      twilioAuthToken: 'a0b1c2d3e4f5a0b1c2d3e4f5a0b11234',
      twilioPhoneNumber: '+15550100200',
    },
  })
  expect(answer.status()).toBe(200)
  return account
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const told = (page: Page) => panel(page).getByRole('listitem').filter({ hasText: 'may not have arrived' })
const onScreen = (page: Page) => page.getByRole('region', { name: /may not have arrived$/ })
const act = (page: Page, name: RegExp) => page.getByRole('button', { name })

async function openForYou(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await panel(page)
    .getByRole('tab', { name: /^For you/ })
    .click()
}

test('A reminder that may not have arrived is settled in the bell or on the SMS screen, for everybody', async ({
  page,
  business,
  database,
  browser,
}) => {
  await business.signInAs(page, 'ADMIN')
  const account = await turnTextsOn(page)
  await loseReminders(page, database, ['Ada', 'Ben'])
  const context = await browser.newContext()
  const manager = await context.newPage()
  await test.step('An employee is told of unsettled reminders, but cannot settle them', async () => {
    await business.signInAs(manager, 'EMPLOYEE')
    await manager.goto('/customers')
    await openForYou(manager)
    await expect(told(manager)).toHaveCount(2)
    await expect(act(manager, /Send again|Mark as sent/)).toHaveCount(0)
  })
  await business.signInAs(manager, 'MANAGER')

  await openLive(page, '/sms-settings')
  await expect(onScreen(page).getByRole('listitem')).toHaveText([/Ada Moss/, /Ben Moss/])
  await expectAccessible(page)

  await openLive(manager, '/customers')
  await openForYou(manager)
  await expect(told(manager)).toHaveCount(2)
  await act(manager, /^Mark as sent: .* Ada Moss/).click()
  await expectToast(manager, 'Reminder marked as sent')
  await expect(told(manager)).toHaveText([/Ben Moss/])

  await expect(onScreen(page)).toHaveAccessibleName('1 reminder may not have arrived')
  const question = page.getByRole('alertdialog', { name: 'Send the reminder again?' })
  await act(page, /^Send again: Ben Moss/).click()
  await expectBackCloses(page, question)
  await act(page, /^Send again: Ben Moss/).click()
  await expect(question).toContainText('The customer may get it twice.')
  await question.getByRole('button', { name: 'Send Again' }).click()
  await expectToast(page, 'Reminder sent again')
  await expect(onScreen(page)).toBeHidden()
  await expect(told(manager)).toHaveCount(0)
  await openForYou(page)
  await expect(panel(page).getByText('Nothing for you yet')).toBeVisible()

  const texts = await takenTexts(account)
  expect(texts.map(({ to }) => to)).toEqual(['+15550100302'])
  await context.close()
})
