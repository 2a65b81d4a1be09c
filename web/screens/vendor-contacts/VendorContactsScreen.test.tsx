import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findCardOf, shownCustomers as shownNames } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { vendor, vendorPage, vendorsData } from '#web/testing/vendorData.ts'

beforeAll(async () => {
  await import('./VendorContactsScreen.tsx')
  await import('./dialogs/VendorDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const empire = vendor(1, 'Empire Cue Supply', {
  webAddress: 'https://empire.example/',
  notes: 'By the case.\nLeague price.',
  assignedToName: 'Max Porter',
})
const slate = vendor(2, 'Lakeshore Slate', { accessLevel: 'MANAGER', webAddress: 'javascript:alert(1)' })
const bank = vendor(3, 'Savings Bank', { accessLevel: 'ADMIN' })

function open(data: Parameters<typeof fakeApi>[0] = {}, at = '/vendor-contacts') {
  localStorage.clear()
  storeBusinessSession()
  const book = { VendorContactsScreenQuery: vendorsData([empire, slate, bank]) }
  const api = fakeApi({ ShellQuery: shellData(), ...book, ...data })
  return { api, ...renderApp(at) }
}
const searchBox = () => screen.findByRole('searchbox', { name: 'Search contacts' })

describe('the book of vendors', () => {
  test('says of each whom to call, how, and who sees it', async () => {
    open()
    const card = await findCardOf('Empire Cue Supply')
    expect(screen.getByRole('heading', { level: 1, name: 'Vendor Contacts' })).toBeVisible()
    expect(screen.getByText('Manage your vendor and supplier contact information')).toBeVisible()
    for (const text of ['All Team', 'Joanna Reed', 'Max Porter', /League price/]) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getByRole('link', { name: '(518)555-0121' })).toHaveAttribute('href', 'tel:5185550121')
    const site = card.getByRole('link', { name: 'empire.example' })
    expect(site).toHaveAttribute('href', 'https://empire.example/')
    expect(site).toHaveAttribute('target', '_blank')
    expect(site.getAttribute('rel')).toContain('noopener')
    expect((await findCardOf('Lakeshore Slate')).getByText('Managers+')).toBeVisible()
    expect((await findCardOf('Savings Bank')).getByText('Admins Only')).toBeVisible()
    expect(screen.getByText('3 contacts')).toBeVisible()
  })

  test('makes no link of what is no page of the web', async () => {
    open()
    const card = await findCardOf('Lakeshore Slate')
    expect(card.getByText('javascript:alert(1)')).toBeVisible()
    expect(card.getAllByRole('link')).toHaveLength(1)
  })

  test('offers what the graph allows', async () => {
    const locked = vendor(4, 'Locked', { canEdit: false, canDelete: false })
    open({ VendorContactsScreenQuery: vendorsData([empire, locked]) })
    const names = async (company: string) =>
      (await findCardOf(company)).queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)
    expect(await names('Empire Cue Supply')).toEqual(['Edit', 'Delete'])
    expect(await names('Locked')).toEqual([])
    const edit = (await findCardOf('Empire Cue Supply')).getByRole('button', { name: 'Edit' })
    expect(edit).toHaveAccessibleDescription('Empire Cue Supply')
  })

  test('shows its shape while loading', async () => {
    localStorage.clear()
    storeBusinessSession()
    fakeApi({ ShellQuery: shellData() })
    renderApp('/vendor-contacts')
    expect(await screen.findByRole('status', { name: 'Loading vendor contacts' })).toBeVisible()
  })

  test('The book of vendors without anything leads to the first contact', async () => {
    const { user, address } = open({ VendorContactsScreenQuery: vendorsData([]) })
    expect(await screen.findByText('No vendor contacts found')).toBeVisible()
    expect(screen.getByText('Add your first vendor contact to get started.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a contact' }))
    expect(await screen.findByRole('dialog', { name: 'Add Vendor Contact' })).toBeVisible()
    expect(address()).toBe('/vendor-contacts?dialog=add-vendor-contact')
  })

  test('says what went wrong and tries again', async () => {
    const { api, user } = open({ VendorContactsScreenQuery: { status: 503, text: 'Down' } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer('VendorContactsScreenQuery', vendorsData([empire]))
    await user.click(again)
    expect(await findCardOf('Empire Cue Supply')).toBeTruthy()
  })

  test('goes on by its button, and keeps what is there when that fails', async () => {
    const { api, user } = open({
      VendorContactsScreenQuery: vendorsData([empire], { hasNextPage: true }),
      VendorListPaginationQuery: { status: 503, text: 'Down' },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('More contacts could not be loaded.')).toBeVisible()
    expect(screen.getByText('1+ contact')).toBeVisible()
    const node = { __typename: 'Business', id: 'b1', vendorContacts: vendorPage([slate]) }
    api.answer('VendorListPaginationQuery', { data: { node } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findCardOf('Lakeshore Slate')
    expect(shownNames()).toEqual(['Empire Cue Supply', 'Lakeshore Slate'])
    const [first] = api.sent('VendorListPaginationQuery')
    expect(first?.variables).toMatchObject({ count: 25, cursor: 'after v1', search: null })
  })
})

describe('searching', () => {
  test('asks the server after a pause, and stands in the address', async () => {
    const { api, user, address } = open()
    const box = await searchBox()
    expect(box).toHaveAttribute('placeholder', 'Search contacts...')
    api.answer('VendorContactsScreenQuery', vendorsData([empire]))
    await enterText(user, box, 'cue s')
    await vi.waitFor(() => expect(address()).toBe('/vendor-contacts?q=cue+s'))
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(shownNames()).toEqual(['Empire Cue Supply'])
    expect(box).toHaveFocus()
    const query = api.sent('VendorContactsScreenQuery').map(({ variables }) => variables.search)
    expect(query).toEqual([null, 'cue s'])
  })

  test('starts from the address; the customers’ box in the header does not', async () => {
    const { api } = open({}, '/vendor-contacts?q=cue')
    expect(await searchBox()).toHaveValue('cue')
    expect(screen.getByRole('combobox', { name: 'Search customers' })).toHaveValue('')
    expect(api.sent('VendorContactsScreenQuery')[0]?.variables).toEqual({ search: 'cue' })
  })

  test('A search that finds nothing can be cleared', async () => {
    const { api, user, address } = open(
      { VendorContactsScreenQuery: vendorsData([]) },
      '/vendor-contacts?q=zz',
    )
    expect(await screen.findByText('No vendor contacts found')).toBeVisible()
    expect(screen.getByText('No contacts match your search.')).toBeVisible()
    api.answer('VendorContactsScreenQuery', vendorsData([empire]))
    await user.click(screen.getByText('Clear search'))
    await findCardOf('Empire Cue Supply')
    expect(address()).toBe('/vendor-contacts')
    expect(await searchBox()).toHaveFocus()
  })
})
