import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

// A click loads the panel's code; preload it, so that it does not arrive during another test.
beforeAll(async () => {
  await import('./bell/BellPanel.tsx')
  // The code of the screens that the tests open; loading it takes longer than a test waits.
  await import('../screens/hot-board/HotBoardScreen.tsx')
  await import('../screens/vendor-contacts/VendorContactsScreen.tsx')
  await import('../screens/sticky-notes/StickyNotesScreen.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the frame', () => {
  test('names the page, the business and the person', async () => {
    fakeApi({ ShellQuery: shellData('MANAGER') })
    renderApp('/hotboard')
    await heading('Hot Board')
    expect(await screen.findByText('Corner Pocket Billiards')).toBeVisible()
    expect(sidebar().getByText('Dana Whitfield')).toBeVisible()
    expect(sidebar().getByText('Manager')).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe('Hot Board · Cuecard'))
  })

  test('is there before its data, and asks for them once while screens change', async () => {
    const api = fakeApi()
    const { user } = renderApp('/hotboard')
    await heading('Hot Board')
    await user.click(sidebar().getByRole('link', { name: 'Vendor Contacts' }))
    await heading('Vendor Contacts')
    expect(api.sent('ShellQuery')).toHaveLength(1)
  })

  test('keeps what was focused and opened when its data come', async () => {
    let come = () => {}
    const data = new Promise<ReturnType<typeof shellData>>((resolve) => {
      come = () => resolve(shellData())
    })
    const api = fakeApi()
    api.answer('ShellQuery', () => data)
    const { user } = renderApp('/hotboard')
    await heading('Hot Board')
    const link = sidebar().getByRole('link', { name: 'Sticky Notes' })
    const bell = screen.getByRole('button', { name: 'Notifications' })
    await user.click(bell)
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
    come()
    expect(await screen.findByText('Corner Pocket Billiards')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    expect(bell).toBeInTheDocument()
    expect(link).toBeInTheDocument()
  })

  test('stays usable when its data fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fakeApi({ ShellQuery: { status: 503, text: 'Down' } })
    const { user } = renderApp('/hotboard')
    await heading('Hot Board')
    await user.click(await sidebar().findByRole('link', { name: 'Sticky Notes' }))
    await heading('Sticky Notes')
  })

  test('signs out', async () => {
    fakeApi({ ShellQuery: shellData() })
    const { user, load } = renderApp('/hotboard')
    await heading('Hot Board')
    await user.click(sidebar().getByRole('button', { name: 'Logout' }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(localStorage).toHaveLength(0)
  })

  test('offers the same menu, with Logout, to small screens, and closes it on the way', async () => {
    fakeApi({ ShellQuery: shellData() })
    const { user } = renderApp('/hotboard')
    await heading('Hot Board')
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await user.click(menu.getByRole('link', { name: 'Settings' }))
    await heading('Settings')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the navigation', () => {
  const labels = () =>
    sidebar()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('lists the destinations in their order, all of them for admins', async () => {
    fakeApi({ ShellQuery: shellData('ADMIN') })
    renderApp('/hotboard')
    await sidebarHas('SMS Settings')
    expect(labels()).toEqual([
      'Dashboard',
      'Customers',
      'Contacts',
      'Follow-ups',
      'Service Calendar',
      'My Tasks',
      'Hot Board',
      'Team Board',
      'Reports',
      'Activities',
      'Sticky Notes',
      'Vendor Contacts',
      'SMS Settings',
      'Settings',
    ])
  })

  test('has no Team Board where the business does without points', async () => {
    const told = shellData('ADMIN')
    Object.assign(told.data.viewer.business, { isGamificationEnabled: false })
    fakeApi({ ShellQuery: told })
    renderApp('/hotboard')
    await sidebarHas('SMS Settings')
    expect(labels()).not.toContain('Team Board')
  })

  test.each(['MANAGER', 'EMPLOYEE'] as const)('has no SMS Settings for %s', async (role) => {
    fakeApi({ ShellQuery: shellData(role) })
    renderApp('/hotboard')
    await heading('Hot Board')
    await screen.findByText('Dana Whitfield')
    expect(labels()).not.toContain('SMS Settings')
  })

  test.each([
    ['MANAGER', true],
    ['EMPLOYEE', false],
  ] as const)('has Reports for %s: %s', async (role, shown) => {
    fakeApi({ ShellQuery: shellData(role) })
    renderApp('/hotboard')
    await heading('Hot Board')
    await screen.findByText('Dana Whitfield')
    expect(labels().includes('Reports')).toBe(shown)
  })

  test.each([
    ['/followups', 'Follow-ups', 'Follow-ups'],
    ['/scheduled-followups', 'Follow-ups', 'Follow-ups'],
    ['/hotboard', 'Hot Board', 'Hot Board'],
  ])('%s opens %s', async (path, name, current) => {
    fakeApi({ ShellQuery: shellData() })
    renderApp(path)
    await heading(name)
    const link = sidebar().queryByRole('link', { current: 'page' })
    expect(link?.textContent ?? null).toBe(current)
  })

  async function sidebarHas(name: string) {
    await vi.waitFor(() => sidebar().getByRole('link', { name }))
  }
})

test('Non-admins who open SMS Settings are told why they can’t', async () => {
  fakeApi({
    ShellQuery: shellData('EMPLOYEE'),
    SmsSettingsScreenQuery: {
      data: { viewer: { business: { __typename: 'Business', id: 'b1', smsSettings: null } } },
    },
  })
  renderApp('/sms-settings')
  expect(await screen.findByText('Only admins can open SMS Settings')).toBeVisible()
})
