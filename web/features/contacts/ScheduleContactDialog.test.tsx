import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contact, contactsData } from '#web/testing/contactData.ts'
import { customer, customerPage, noTagsOrFields } from '#web/testing/customerData.ts'
import { findCardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

const maria = customer(1, 'Maria Ortiz')
const sam = customer(2, 'Sam Whitfield', { email: null })
const first = contact(11, 'Dale Kowalczyk', '2026-11-23T15:30:00.000Z', { status: 'SCHEDULED' })
const made = contact(12, 'Maria Ortiz', '2026-11-21T15:30:00.000Z', { status: 'SCHEDULED' })
const scheduled = {
  data: { scheduleContact: { contact: { id: 'k12', customerName: 'Maria Ortiz' } } },
  after: { ContactsScreenQuery: contactsData([made, first], { upcoming: 2 }) },
}

const options = {
  data: { viewer: { business: { id: 'b1', customers: customerPage([maria, sam]) } } },
}

beforeAll(async () => {
  await import('./ScheduleContactDialog.tsx')
  await import('#web/features/customers/picker/AddPickedCustomer.tsx')
  await import('#web/screens/customers/dialogs/CustomersDialogs.tsx')
  await import('#web/screens/contacts/ContactsScreen.tsx')
}, 60_000)
setUpFridayNoon()

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Schedule New Contact' }))
const gone = () =>
  vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule New Contact' })).toBeNull())
type User = ReturnType<typeof renderApp>['user']

async function choose(user: User, name: string) {
  await user.click(screen.getByRole('combobox', { name: /^Customer/ }))
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

describe('from the contacts screen', () => {
  async function open(answer: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({
      ShellQuery: shellData(),
      ContactsScreenQuery: contactsData([first], { upcoming: 1 }),
      useCustomerOptionsQuery: options,
      useScheduleContactMutation: scheduled,
      ...answer,
    })
    const app = renderApp('/contacts')
    await findCardOf('Dale Kowalczyk')
    await app.user.click(screen.getByRole('button', { name: 'New Contact' }))
    return { api, ...app, form: await dialog() }
  }

  async function fill(user: User, form: Awaited<ReturnType<typeof dialog>>) {
    await choose(user, 'Maria Ortiz')
    for (const label of [/^Date/, /^Time/]) await user.clear(form.getByLabelText(label))
    await enterText(user, form.getByLabelText(/^Date/), '2026-11-21')
    await enterText(user, form.getByLabelText(/^Time/), '10:30')
  }

  test('schedules at that time of the zone of the business, and shows it in its place', async () => {
    const { api, user, form } = await open()
    await fill(user, form)
    await enterText(user, form.getByLabelText('Notes'), 'Bring the felt samples.')
    await user.dblClick(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(await toasts().findByText('Contact scheduled successfully')).toBeVisible()
    expect(toasts().getByText('Success')).toBeVisible()
    await gone()
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Dale Kowalczyk'])
    expect(screen.getByRole('tab', { name: /^Upcoming/ })).toHaveTextContent('Upcoming 2')
    expect(api.sent('useScheduleContactMutation').map(({ variables }) => variables.input)).toEqual([
      {
        customerId: 'c1',
        scheduledDate: '2026-11-21T15:30:00.000Z',
        email: 'maria@example.com',
        notes: 'Bring the felt samples.',
      },
    ])
  })

  test('adds somebody who is not a customer yet, and keeps what was typed', async () => {
    const walter = { ...customer(9, 'Walter Newman'), firstName: 'Walter', lastName: 'Newman' }
    const { api, user, form } = await open({
      AddPickedCustomerQuery: {
        data: {
          viewer: {
            business: {
              id: 'b1',
              ...noTagsOrFields,
              interestOptions: [{ id: 'o1', label: 'Darts' }],
              team: [],
            },
          },
        },
      },
      AddCustomerDialogMutation: { data: { createCustomer: { customer: walter } } },
    })
    await enterText(user, form.getByLabelText('Notes'), 'Bring the felt samples.')
    await user.click(screen.getByRole('combobox', { name: /^Customer/ }))
    api.answer('useCustomerOptionsQuery', {
      data: { viewer: { business: { id: 'b1', customers: customerPage([]) } } },
    })
    const search = await screen.findByRole('combobox', { name: 'Search customers...' })
    await enterText(user, search, 'walter newman 5550100009')
    expect(await screen.findByText('No customer found.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add “walter newman 5550100009”' }))
    const addition = within(await screen.findByRole('dialog', { name: 'Add New Customer' }))
    expect(addition.getByLabelText(/^First Name/)).toHaveValue('Walter')
    expect(addition.getByLabelText(/^Last Name/)).toHaveValue('Newman')
    expect(addition.getByLabelText(/^Phone/)).toHaveValue('(555)010-0009')
    await user.click(addition.getByRole('combobox', { name: /^Interest/ }))
    await user.click(await screen.findByRole('option', { name: 'Darts' }))
    await user.click(addition.getByRole('button', { name: 'Add Customer' }))
    await vi.waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveTextContent('Walter Newman'),
    )
    expect(form.getByLabelText('Notes')).toHaveValue('Bring the felt samples.')
    expect(form.getByLabelText('Email')).toHaveValue(walter.email ?? '')
  })

  test('begins anew after a success, and after Cancel', async () => {
    const { user, form } = await open()
    await fill(user, form)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await gone()
    await user.click(screen.getByRole('button', { name: 'New Contact' }))
    const again = await dialog()
    expect(again.getByText('Select customer...')).toBeVisible()
    expect(again.getByLabelText(/^Date/)).toHaveValue('2026-11-21')
    expect(again.getByLabelText(/^Time/)).toHaveValue('09:00')
    for (const label of ['Email', 'Notes']) expect(again.getByLabelText(label)).toHaveValue('')
  })

  test('says what is missing, and that no customer is selected', async () => {
    const { api, user, form } = await open()
    for (const label of [/^Date/, /^Time/]) await user.clear(form.getByLabelText(label))
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(form.getByText('Contact date is required')).toBeVisible()
    expect(form.getByText('Contact time is required')).toBeVisible()
    expect(form.getByText('No customer selected')).toBeVisible()
    expect(await toasts().findByText('No customer selected')).toBeVisible()
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveFocus())
    expect(api.sent('useScheduleContactMutation')).toHaveLength(0)
  })

  test('takes no email address that is none', async () => {
    const { api, user, form } = await open()
    await fill(user, form)
    await user.clear(form.getByLabelText('Email'))
    await enterText(user, form.getByLabelText('Email'), 'maria at home')
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(form.getByText('Valid email required')).toBeVisible()
    expect(api.sent('useScheduleContactMutation')).toHaveLength(0)
  })

  test('offers the email of the customer until another was typed', async () => {
    const { user, form } = await open()
    const email = form.getByLabelText('Email')
    await choose(user, 'Maria Ortiz')
    expect(email).toHaveValue('maria@example.com')
    await choose(user, 'Sam Whitfield')
    expect(email).toHaveValue('')
    await enterText(user, email, 'office@example.com')
    await choose(user, 'Maria Ortiz')
    expect(email).toHaveValue('office@example.com')
  })

  test('warns of a time that has passed, and takes it all the same', async () => {
    const { api, user, form } = await open()
    await choose(user, 'Sam Whitfield')
    for (const label of [/^Date/, /^Time/]) await user.clear(form.getByLabelText(label))
    await enterText(user, form.getByLabelText(/^Date/), '2026-11-20')
    await enterText(user, form.getByLabelText(/^Time/), '12:29')
    expect(form.getByText(/^This time has already passed/)).toBeVisible()
    await user.clear(form.getByLabelText(/^Time/))
    await enterText(user, form.getByLabelText(/^Time/), '12:31')
    expect(form.queryByText(/already passed/)).toBeNull()
    await user.clear(form.getByLabelText(/^Time/))
    await enterText(user, form.getByLabelText(/^Time/), '09:00')
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    await gone()
    expect(api.sent('useScheduleContactMutation')[0]?.variables.input).toEqual({
      customerId: 'c2',
      scheduledDate: '2026-11-20T14:00:00.000Z',
      email: null,
      notes: null,
    })
  })

  test.each([
    ['2027-03-14', '02:30', 'The clocks change on this day. The contact will be at 3:30 AM.'],
    ['2027-03-14', '02:59', 'The clocks change on this day. The contact will be at 3:59 AM.'],
    ['2026-11-21', '00:34', '12:34 AM is at night.'],
    ['2026-11-21', '21:00', '9:00 PM is at night.'],
  ])('%s at %s says: %s', async (date, time, words) => {
    const { user, form } = await open()
    for (const label of [/^Date/, /^Time/]) await user.clear(form.getByLabelText(label))
    await enterText(user, form.getByLabelText(/^Date/), date)
    expect(form.queryByText(/night|clocks/)).toBeNull()
    await enterText(user, form.getByLabelText(/^Time/), time)
    expect(form.getByText(words)).toBeVisible()
  })

  test('keeps everything typed when it fails, and says why', async () => {
    const { user, form } = await open({
      useScheduleContactMutation: refusal('NOT_FOUND', 'Customer not found'),
    })
    await fill(user, form)
    await enterText(user, form.getByLabelText('Notes'), 'Bring the felt samples.')
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(await toasts().findByText('Failed to schedule contact')).toBeVisible()
    expect(toasts().getByText('Error')).toBeVisible()
    expect(form.getByText('Customer not found')).toBeVisible()
    expect(form.getByText('Maria Ortiz')).toBeVisible()
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-21')
    expect(form.getByLabelText(/^Time/)).toHaveValue('10:30')
    expect(form.getByLabelText('Notes')).toHaveValue('Bring the felt samples.')
  })

  test('says that it is on its way', async () => {
    const { user, form } = await open()
    await fill(user, form)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(form.getByRole('button', { name: 'Scheduling...' })).toHaveAttribute('aria-busy', 'true')
  })
})
