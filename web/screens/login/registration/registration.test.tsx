import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storageKeys } from '#web/session/storage.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { token } from '#web/testing/sessions.ts'

const user = { id: 'u9', databaseId: 9, firstName: 'Rita', lastName: 'Moss', username: 'rita', role: 'ADMIN' }
const session = { token: token('business'), user, business: { id: 'b4', databaseId: 4 } }
const registered = { data: { registerBusiness: session } }

// Preload the dialog, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([import('../LoginScreen.tsx'), import('./RegistrationDialog.tsx')])
}, 120_000)
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const right = {
  'Business Name': 'Moss Billiards',
  'First Name': 'Rita',
  'Last Name': 'Moss',
  Username: 'rita',
  Email: 'rita@moss.example',
  Password: 'break shot',
  'Confirm Password': 'break shot',
}

async function open(at = '/login') {
  const app = renderApp(at)
  await app.user.click(await screen.findByRole('button', { name: 'Register New Business' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Register Your Business' }))
  const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`))
  return {
    ...app,
    dialog,
    field,
    async fill(values: Partial<typeof right> & Record<string, string> = {}) {
      for (const [label, text] of Object.entries({ ...right, ...values })) {
        await app.user.clear(field(label))
        if (text !== '') await enterText(app.user, field(label), text)
      }
    },
    submit: () => app.user.click(dialog.getByRole('button', { name: 'Register Business' })),
  }
}

const toast = () => within(screen.getByRole('region', { name: 'Notifications' }))

describe('Register Your Business', () => {
  test('asks for the business and its admin, and says that data are private', async () => {
    fakeApi()
    const { dialog } = await open()
    expect(dialog.getByRole('group', { name: 'Business information' })).toBeVisible()
    expect(dialog.getByRole('group', { name: 'Admin account' })).toBeVisible()
    expect(dialog.getByText(/private and isolated/)).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/^Business Name/)).toHaveFocus())
  })

  test('says everything that is missing before it asks the server', async () => {
    const api = fakeApi()
    const { submit, field } = await open()
    await submit()
    const messages = {
      'Business Name': 'Business name is required',
      'First Name': 'First name is required',
      'Last Name': 'Last name is required',
      Username: 'Username must be at least 3 characters',
      Email: 'Valid email required',
      Password: 'Password must be at least 6 characters',
      'Confirm Password': 'Please confirm your password',
    }
    for (const [label, message] of Object.entries(messages)) {
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    expect(field('Business Name')).toHaveFocus()
    expect(api.requests).toHaveLength(0)
  })

  test('wants the password twice the same, and a business email that is one', async () => {
    const api = fakeApi()
    const { fill, submit, field, user: person } = await open()
    await fill({ 'Confirm Password': 'break shop', 'Business Email': 'nowhere' })
    await submit()
    expect(field('Confirm Password')).toHaveAccessibleDescription("Passwords don't match")
    expect(field('Business Email')).toHaveAccessibleDescription('Valid email required')
    expect(api.requests).toHaveLength(0)
    await person.clear(field('Password'))
    await person.type(field('Password'), 'break shop')
    expect(field('Confirm Password')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('says which zone it will be when the browser does not know its own', async () => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
    fakeApi()
    const { dialog } = await open()
    expect(dialog.getByText(/starts with New York time/)).toBeVisible()
  })

  test('registers with the zone of the browser and lands the admin signed in', async () => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'America/Denver',
    })
    const api = fakeApi({ RegistrationDialogMutation: registered })
    const { fill, submit, address, user, dialog } = await open('/hotboard')
    await fill({ 'Business Phone': '5855550142', Address: ' 3 Mill Road ' })
    await user.click(dialog.getByRole('combobox', { name: 'Technicians' }))
    await user.click(await screen.findByRole('option', { name: '3' }))
    expect(dialog.getByText(/^Up to 6 appointments a day/)).toBeVisible()
    await submit()
    await screen.findByRole('heading', { name: 'Hot Board' })
    expect(address()).toBe('/hotboard')
    expect(api.sent('RegistrationDialogMutation')[0]?.variables).toEqual({
      input: {
        business: {
          name: 'Moss Billiards',
          businessType: 'RETAIL',
          phone: '5855550142',
          address: '3 Mill Road',
          email: null,
          timeZone: 'America/Denver',
          maxAppointmentsPerDay: 6,
        },
        admin: {
          firstName: 'Rita',
          lastName: 'Moss',
          username: 'rita',
          email: 'rita@moss.example',
          password: 'break shot',
        },
      },
    })
    expect(localStorage.getItem(storageKeys.token)).toBe(session.token)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'admin' })
  })

  test('A registration that cannot be signed in says that the business is registered, and closes', async () => {
    const ended = { ...session, token: token('business', 0) }
    fakeApi({ RegistrationDialogMutation: { data: { registerBusiness: ended } } })
    const { fill, submit } = await open()
    await fill()
    await submit()
    expect(await toast().findByText('Business Registered')).toBeVisible()
    expect(toast().getByText(/^The clock of this device is wrong/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })

  test('A registration that is refused says why at the field and in a toast, and keeps everything typed', async () => {
    const words = 'Username already exists'
    fakeApi({
      RegistrationDialogMutation: {
        status: 409,
        ...refusal('CONFLICT', words, { fields: { 'admin.username': [words] } }),
      },
    })
    const { fill, submit, field } = await open()
    await fill()
    await submit()
    expect(await toast().findByText('Registration Failed')).toBeVisible()
    expect(toast().getByText(words)).toBeVisible()
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(field('Username')).toHaveAccessibleDescription(expect.stringContaining(words))
    for (const [label, text] of Object.entries(right)) expect(field(label)).toHaveValue(text)
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })

  test('A registration that fails without a word falls back to the usual one', async () => {
    fakeApi({ RegistrationDialogMutation: refusal('INTERNAL', '') })
    const { fill, submit } = await open()
    await fill()
    await submit()
    expect(await toast().findByText('Failed to register business. Please try again.')).toBeVisible()
  })
})
