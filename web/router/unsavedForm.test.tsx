import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  expectAt,
  expectClosed,
  expectEntries,
  expectOpen,
  expectQuestion,
  holdAnswers,
  holdPage,
  openPage,
  setUpOverlays,
} from '#web/testing/overlayPage.tsx'

setUpOverlays()

it.each([
  ['Edit', 'Edit it'],
  ['Add', 'Add one'],
])('A link out of a dialog opened by %s asks before it loses what was typed', async (button, title) => {
  const { router, user, press, typed } = await openPage(button)
  await expectOpen(title)
  await user.type(typed(), 'A')
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await expectQuestion()
  await press('Keep Editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(typed()).toHaveValue('A')
  expect(router.state.location.pathname).toBe('/home')
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await expectQuestion()
  await press('Discard')
  await expectAt('/elsewhere')
  await expectClosed()
})

it.each([
  ['Edit', 'Edit it'],
  ['Add', 'Add one'],
])('Back asks before it closes a dialog opened by %s where something was typed', async (button, title) => {
  const { user, press, typed } = await openPage(button)
  await expectOpen(title)
  await user.type(typed(), 'A')
  window.history.back()
  await expectQuestion()
  await press('Keep Editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(typed()).toHaveValue('A')
  window.history.back()
  await expectQuestion()
  await press('Discard')
  await expectClosed()
  await expectAt('/home')
  await expectEntries(0)
})

it.each([
  ['Edit', 'Edit it'],
  ['Add', 'Add one'],
])(
  'A dialog opened by %s that Back closed while it saved leads nowhere once it has',
  async (button, title) => {
    const answer = holdAnswers()
    const { router, user, press, typed } = await openPage(button)
    await expectOpen(title)
    await user.type(typed(), 'A')
    await press('Save')
    window.history.back()
    await expectClosed()
    const leave = vi.spyOn(router, 'navigate')
    await act(async () => answer())
    expect(leave).not.toHaveBeenCalled()
    await expectAt('/home')
  },
)

it('A dialog of the address that Back led away from while it saved keeps nobody on its page', async () => {
  const answer = holdAnswers()
  const { router, user, press, typed } = await openPage()
  await router.navigate('/home?dialog=add', { replace: true })
  await expectOpen('Add one')
  await user.type(typed(), 'A')
  await press('Save')
  const load = holdPage()
  window.history.back()
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/'))
  await act(async () => answer())
  await act(async () => load())
  await expectAt('/')
  expect(screen.getByText('Start')).toBeVisible()
})

it('The browser asks before it leaves only while something is typed', async () => {
  const { user, typed } = await openPage('Edit')
  await expectOpen('Edit it')
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await user.type(typed(), 'A')
  expect(asks()).toBe(true)
  await user.clear(typed())
  expect(asks()).toBe(false)
})

it('A link that closes its dialog by itself asks nothing', async () => {
  const { user, typed } = await openPage('Edit')
  await expectOpen('Edit it')
  await user.type(typed(), 'A')
  await user.click(screen.getByRole('link', { name: 'Close and leave' }))
  await expectAt('/elsewhere')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('A form in a page', () => {
  async function typeInDetails() {
    const page = await openPage()
    await page.router.navigate('/details')
    await page.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II')
    expect(screen.getByText(/Unsaved changes/)).toBeVisible()
    return page
  }

  it('asks before a link leads away from it', async () => {
    const { user, press, typed } = await typeInDetails()
    await user.click(screen.getByRole('link', { name: 'Leave' }))
    await expectQuestion()
    await press('Keep Editing')
    await expectAt('/details')
    expect(typed()).toHaveValue('Corner Pocket II')
    await user.click(screen.getByRole('link', { name: 'Leave' }))
    await expectQuestion()
    await press('Discard')
    await expectAt('/elsewhere')
  })

  it('asks before Back leads away from it, and is left then', async () => {
    const { press, typed } = await typeInDetails()
    window.history.back()
    await expectQuestion()
    await press('Keep Editing')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(typed()).toHaveValue('Corner Pocket II')
    window.history.back()
    await expectQuestion()
    await press('Discard')
    await expectAt('/home')
  })

  it('asks nothing on another tab of the same page, or once what was typed is discarded', async () => {
    const { user, router, press } = await typeInDetails()
    await user.click(screen.getByRole('link', { name: 'Team' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=team'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    window.history.back()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).toBe(true)
    await press('Discard')
    expect(asks()).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Leave' }))
    await expectAt('/elsewhere')
  })
})
