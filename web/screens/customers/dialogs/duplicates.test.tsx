import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const operation = 'useLikelyDuplicatesQuery'
const maria = customer(1, 'Maria Ortiz', { phoneNumber: '5550102030', city: 'Brighton' })
const namesake = customer(7, 'maria ortiz', { phoneNumber: '5550109999', email: null })

const found = (...customers: object[]) => ({
  data: { viewer: { business: { __typename: 'Business', id: 'b1', likelyDuplicates: customers } } },
})

beforeAll(() => Promise.all([import('../CustomersScreen.tsx'), import('./CustomersDialogs.tsx')]), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

async function open(answer: Parameters<typeof fakeApi>[0], button: 'Add Customer' | 'Edit') {
  const api = fakeApi({ ShellQuery: shellData(), CustomersScreenQuery: customersData([maria]), ...answer })
  const app = renderApp('/customers')
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  const place = button === 'Edit' ? cardOf('Maria Ortiz') : screen
  await app.user.click(place.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = (label: RegExp) => dialog.getByLabelText(label)
  const put = async (label: RegExp, text: string) => {
    await app.user.click(field(label))
    await app.user.paste(text)
  }
  const query = () => api.sent(operation).map(({ variables }) => variables)
  return { api, ...app, dialog, field, put, query }
}

const links = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.queryAllByRole('link').map((link) => link.textContent)

describe('while a customer is typed', () => {
  test('nobody is asked about what is not complete', async () => {
    const { put, dialog, query } = await open({}, 'Add Customer')
    await put(/^First Name/, 'Maria')
    await put(/^Phone/, '555010')
    await put(/^Email/, 'maria@example')
    await new Promise((pause) => setTimeout(pause, 400))
    expect(query()).toEqual([])
    expect(dialog.getByText('Possible duplicates appear here while you type.')).toBeVisible()
  })

  test('those who look the same are shown with what they have in common, and saving stays possible', async () => {
    const { put, dialog, query } = await open({ [operation]: found(maria, namesake) }, 'Add Customer')
    await put(/^First Name/, 'Maria')
    await put(/^Last Name/, 'Ortiz')
    await put(/^Phone/, '(555) 010-2030')
    await dialog.findByRole('list', { name: 'Likely the same customer' })
    expect(links(dialog)).toEqual([
      'Maria Ortiz Open in a new tab. Brighton · Same phone, name',
      'maria ortiz Open in a new tab. Same name',
    ])
    expect(dialog.getByRole('link', { name: /^Maria Ortiz/ })).toHaveAttribute('href', '/customers/1')
    expect(dialog.getByText('Already a customer? Maria Ortiz, maria ortiz')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Add Customer' })).toBeEnabled()
    const question = { phoneNumber: '5550102030', email: null, name: 'maria ortiz', exceptId: null }
    await vi.waitFor(() => expect(query().at(-1)).toEqual(question))
  })

  test('the server is asked after a pause, not at every key', async () => {
    const { field, dialog, query } = await open({ [operation]: found(maria) }, 'Add Customer')
    for (const value of ['5550102', '55501020', '555010203', '5550102030']) {
      fireEvent.change(field(/^Phone/), { target: { value } })
    }
    await dialog.findByRole('link', { name: /Maria Ortiz/ })
    expect(query()).toMatchObject([{ phoneNumber: '5550102030' }])
  })

  test('Those who look the same go as soon as nothing is in common any more', async () => {
    const { user, field, put, dialog } = await open({ [operation]: found(maria) }, 'Add Customer')
    await put(/^Phone/, '5550102030')
    await dialog.findByRole('link', { name: /Maria Ortiz/ })
    await user.type(field(/^Phone/), '{Backspace}')
    expect(links(dialog)).toEqual([])
    await put(/^Phone/, '0')
    expect(links(dialog)).toEqual(['Maria Ortiz Open in a new tab. Brighton · Same phone'])
  })

  test('a question that fails is asked again with the next key, and harms nothing', async () => {
    const { api, put, dialog, query } = await open(
      { [operation]: { status: 503, text: 'Down' } },
      'Add Customer',
    )
    await put(/^Phone/, '5550102030')
    await vi.waitFor(() => expect(query()).toHaveLength(1))
    expect(screen.queryByText(/503|Down/)).toBeNull()
    api.answer(operation, found(maria))
    await put(/^Email/, 'm')
    await dialog.findByRole('link', { name: /Maria Ortiz/ })
  })
})

describe('while a customer is edited', () => {
  test('nobody is asked before something is typed, nor about themselves', async () => {
    const { put, dialog, query } = await open({ [operation]: found(namesake) }, 'Edit')
    await put(/^Notes/, 'Called twice.')
    await new Promise((pause) => setTimeout(pause, 400))
    expect(query()).toEqual([])
    await put(/^Last Name/, ' ')
    await dialog.findByRole('link', { name: /maria ortiz/ })
    expect(query()).toMatchObject([{ exceptId: 'c1', name: 'maria ortiz' }])
  })

  test('A customer who looks the same opens in a new tab, so that nothing typed is lost', async () => {
    const { put, dialog } = await open({ [operation]: found(namesake) }, 'Edit')
    await put(/^Last Name/, ' ')
    const link = await dialog.findByRole('link', { name: /maria ortiz/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('href', '/customers/7')
  })
})
