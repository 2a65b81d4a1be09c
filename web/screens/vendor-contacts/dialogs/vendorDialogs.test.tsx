import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cardOf, findCardOf, shownCustomers as shownNames, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { deletedRecord } from '#web/testing/trashData.ts'
import { type VendorData, vendor, vendorsData } from '#web/testing/vendorData.ts'

beforeAll(async () => {
  await import('../VendorContactsScreen.tsx')
  await import('./VendorDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const empire = vendor(1, 'Empire Cue Supply', { webAddress: 'https://empire.example', notes: 'By the case' })
const slate = vendor(2, 'Lakeshore Slate', {
  assignedTo: { __typename: 'User', id: 'u9' },
  assignedToName: 'Lou Gone',
})
/** The response of a mutation after which these vendor contacts exist. */
const written = (name: string, ...vendors: readonly VendorData[]) => ({
  data: {
    [name]: {
      vendorContact: { id: 'v9', company: 'Rack & Roll' },
      deletedVendorContactId: 'v1',
      trashEntry: deletedRecord,
    },
  },
  after: { VendorContactsScreenQuery: vendorsData(vendors) },
})
const sentence = 'Please fill in company, sales rep, and phone number'

async function open(answers: Parameters<typeof fakeApi>[0] = {}, levels?: string[]) {
  localStorage.clear()
  storeBusinessSession()
  const book = vendorsData([empire, slate], levels && { levels })
  const api = fakeApi({ ShellQuery: shellData(), VendorContactsScreenQuery: book, ...answers })
  const app = renderApp('/vendor-contacts')
  await findCardOf('Empire Cue Supply')
  const { user } = app
  return {
    ...app,
    api,
    sent: (operation: string) => api.sent(operation).map(({ variables }) => variables.input),
    add: async () => {
      await user.click(screen.getByRole('button', { name: 'Add Vendor Contact' }))
      return findDialog('Add Vendor Contact')
    },
    act: async (company: string, name: 'Edit' | 'Delete') => {
      await user.click(cardOf(company).getByRole('button', { name }))
      return findDialog(`${name} Vendor Contact`, name === 'Edit' ? 'dialog' : 'alertdialog')
    },
  }
}

const gone = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())

describe('adding', () => {
  test('sends what was filled in, and puts the card in its place', async () => {
    const made = vendor(3, 'Felt & Co', { accessLevel: 'MANAGER' })
    const { user, add, sent } = await open({
      AddVendorDialogMutation: written('createVendorContact', empire, made, slate),
    })
    const dialog = await add()
    expect(dialog.getByRole('combobox', { name: 'Access level' })).toHaveTextContent('All Team Members')
    expect(dialog.getByRole('combobox', { name: 'Assigned to' })).toHaveTextContent('Not Assigned')
    await enterText(user, dialog.getByLabelText(/^Company/), ' Felt & Co ')
    await enterText(user, dialog.getByLabelText(/^Sales rep/), 'Rae')
    await enterText(user, dialog.getByLabelText(/^Phone number/), '555-0100 x4')
    await user.click(dialog.getByRole('combobox', { name: 'Access level' }))
    const levels = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(levels).toEqual(['All Team Members', 'Managers & Admins', 'Admins Only'])
    await user.click(screen.getByRole('option', { name: 'Managers & Admins' }))
    await user.click(dialog.getByRole('combobox', { name: 'Assigned to' }))
    expect(screen.queryByRole('option', { name: /Lou Gone/ })).toBeNull()
    await user.click(await screen.findByRole('option', { name: 'Max Porter' }))
    await user.click(dialog.getByRole('button', { name: 'Add Contact' }))
    expect(await toasts().findByText('Vendor contact created successfully')).toBeVisible()
    await gone('Add Vendor Contact')
    expect(sent('AddVendorDialogMutation')).toEqual([
      {
        company: 'Felt & Co',
        salesRep: 'Rae',
        phoneNumber: '555-0100 x4',
        webAddress: null,
        notes: null,
        accessLevel: 'MANAGER',
        assignedTo: { userId: 'u2' },
      },
    ])
    await vi.waitFor(() =>
      expect(shownNames()).toEqual(['Empire Cue Supply', 'Felt & Co', 'Lakeshore Slate']),
    )
    expect(await (await add()).findByLabelText(/^Company/)).toHaveValue('')
  })

  test('says what is missing at the fields and in the toast, and sends nothing', async () => {
    const { user, add, sent } = await open()
    const dialog = await add()
    await enterText(user, dialog.getByLabelText(/^Company/), '  ')
    await enterText(user, dialog.getByLabelText(/^Sales rep/), 'Rae')
    await user.click(dialog.getByRole('button', { name: 'Add Contact' }))
    expect(await toasts().findByText(sentence)).toBeVisible()
    expect(dialog.getByLabelText(/^Company/)).toHaveAccessibleDescription('Company is required')
    expect(dialog.getByLabelText(/^Phone number/)).toHaveAccessibleDescription('Phone number is required')
    expect(dialog.getByLabelText(/^Sales rep/)).not.toBeInvalid()
    expect(dialog.getByLabelText(/^Company/)).toHaveFocus()
    expect(sent('AddVendorDialogMutation')).toEqual([])
  })

  test('offers only the levels that one has', async () => {
    const { user, add } = await open({}, ['ALL'])
    const dialog = await add()
    await user.click(dialog.getByRole('combobox', { name: 'Access level' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All Team Members'])
  })

  test('keeps what was typed when it fails', async () => {
    const { user, add } = await open({
      AddVendorDialogMutation: refusal('BAD_INPUT', 'Sales rep must be shorter', {
        fields: { salesRep: ['Sales rep must be shorter'] },
      }),
    })
    const dialog = await add()
    for (const [label, text] of [
      [/^Company/, 'Felt'],
      [/^Sales rep/, 'Rae'],
      [/^Phone number/, '5550100'],
    ] as const) {
      await enterText(user, dialog.getByLabelText(label), text)
    }
    await user.click(dialog.getByRole('button', { name: 'Add Contact' }))
    expect(await toasts().findByText('Failed to create vendor contact')).toBeVisible()
    expect(dialog.getByLabelText(/^Company/)).toHaveValue('Felt')
    expect(dialog.getByLabelText(/^Sales rep/)).toHaveAccessibleDescription('Sales rep must be shorter')
  })
})

describe('editing', () => {
  test('begins with what is there, sends what changed and moves the card', async () => {
    const moved = { ...empire, company: 'Zebra Cues', webAddress: null }
    const { user, act, sent } = await open({
      EditVendorDialogMutation: written('updateVendorContact', slate, moved),
    })
    const dialog = await act('Empire Cue Supply', 'Edit')
    expect(dialog.getByLabelText('Notes')).toHaveValue('By the case')
    await user.clear(dialog.getByLabelText(/^Company/))
    await enterText(user, dialog.getByLabelText(/^Company/), 'Zebra Cues')
    await user.clear(dialog.getByLabelText('Website'))
    await user.click(dialog.getByRole('button', { name: 'Update Contact' }))
    expect(await toasts().findByText('Vendor contact updated successfully')).toBeVisible()
    await gone('Edit Vendor Contact')
    expect(sent('EditVendorDialogMutation')).toEqual([{ id: 'v1', company: 'Zebra Cues', webAddress: null }])
    await vi.waitFor(() => expect(shownNames()).toEqual(['Lakeshore Slate', 'Zebra Cues']))
  })

  test('keeps an assignee who has left, unless another is chosen', async () => {
    const { user, act, sent } = await open({
      EditVendorDialogMutation: written('updateVendorContact', empire, slate),
    })
    const dialog = await act('Lakeshore Slate', 'Edit')
    const box = dialog.getByRole('combobox', { name: 'Assigned to' })
    expect(box).toHaveTextContent('Lou Gone (no longer on the team)')
    await user.click(box)
    await user.click(await screen.findByRole('option', { name: 'Not Assigned' }))
    await user.click(dialog.getByRole('button', { name: 'Update Contact' }))
    await gone('Edit Vendor Contact')
    expect(sent('EditVendorDialogMutation')).toEqual([{ id: 'v2', assignedTo: null }])
  })

  test('shows what another user has changed meanwhile', async () => {
    const { user, act, api, refresh } = await open()
    const dialog = await act('Empire Cue Supply', 'Edit')
    await enterText(user, dialog.getByLabelText('Notes'), '!')
    await user.click(dialog.getByRole('combobox', { name: 'Access level' }))
    await user.click(await screen.findByRole('option', { name: 'Admins Only' }))
    const more = { notes: 'By the pallet', accessLevel: 'MANAGER', salesRep: 'Ray Cole' }
    const changed = vendor(1, 'Empire Cue Supply', more)
    api.answer('VendorContactsScreenQuery', vendorsData([changed, slate]))
    await refresh()
    expect(await dialog.findByText('By the pallet')).toBeVisible()
    expect(dialog.getByText('Managers & Admins')).toBeVisible()
    expect(dialog.getByLabelText(/^Sales rep/)).toHaveValue('Ray Cole')
  })

  test('keeps what was typed when the contact is gone meanwhile', async () => {
    const { user, act } = await open({
      EditVendorDialogMutation: refusal('NOT_FOUND', 'Vendor contact not found'),
    })
    const dialog = await act('Empire Cue Supply', 'Edit')
    await enterText(user, dialog.getByLabelText('Notes'), '!')
    await user.click(dialog.getByRole('button', { name: 'Update Contact' }))
    expect(await toasts().findByText('Failed to update vendor contact')).toBeVisible()
    expect(await dialog.findByRole('alert')).toHaveTextContent('Vendor contact not found')
    expect(dialog.getByLabelText('Notes')).toHaveValue('By the case!')
  })
})

describe('deleting', () => {
  test('asks first, takes the card away and leads on to the next', async () => {
    const { user, act, sent } = await open({
      DeleteVendorDialogMutation: written('deleteVendorContact', slate),
    })
    const question = await act('Empire Cue Supply', 'Delete')
    expect(question.getByText(/Are you sure you want to delete/)).toHaveTextContent(
      'Are you sure you want to delete Empire Cue Supply? This action cannot be undone. It stays in the trash for 30 days.',
    )
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await gone('Delete Vendor Contact', 'alertdialog')
    const again = await act('Empire Cue Supply', 'Delete')
    await user.click(again.getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Vendor contact deleted successfully')).toBeVisible()
    await gone('Delete Vendor Contact', 'alertdialog')
    expect(sent('DeleteVendorDialogMutation')).toEqual([{ id: 'v1' }])
    expect(shownNames()).toEqual(['Lakeshore Slate'])
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Lakeshore Slate' })).toHaveFocus())
  })

  test('stays open when it fails', async () => {
    const { user, act } = await open({ DeleteVendorDialogMutation: { status: 503, text: 'Down' } })
    const question = await act('Empire Cue Supply', 'Delete')
    await user.click(question.getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Failed to delete vendor contact')).toBeVisible()
    expect(question.getByRole('button', { name: 'Delete Contact' })).toBeEnabled()
    expect(shownNames()).toContain('Empire Cue Supply')
  })
})
