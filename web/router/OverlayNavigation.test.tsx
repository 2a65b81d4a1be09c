import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  expectAt,
  expectClosed,
  expectEntries,
  expectOpen,
  openPage,
  renderPages,
  setUpOverlays,
} from '#web/testing/overlayPage.tsx'

setUpOverlays()

it('Back closes a dialog of either kind on its page, and then leaves the page', async () => {
  const { press } = await openPage('Edit')
  await expectEntries(1)
  window.history.back()
  await expectClosed()
  await press('Add')
  await expectOpen('Add one')
  window.history.back()
  await expectClosed()
  await expectAt('/home')
  window.history.back()
  await expectAt('/')
})

it('The router hears nothing of steps between dialogs', async () => {
  const { router } = await openPage('Edit')
  await expectEntries(1)
  const heard = vi.fn()
  router.subscribe(heard)
  window.history.back()
  await expectClosed()
  window.history.forward()
  await expectOpen('Edit it')
  expect(heard).not.toHaveBeenCalled()
})

it('Nobody comes upon the entry of a panel that a link led out of', async () => {
  const { user } = await openPage('Look')
  await expectEntries(1)
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await expectAt('/elsewhere')
  window.history.back()
  await expectAt('/home')
  await expectEntries(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  window.history.back()
  await expectAt('/')
  window.history.forward()
  await expectAt('/home')
  window.history.forward()
  await expectAt('/elsewhere')
})

it('An address that is replaced after a dialog was closed is replaced in all entries of the page', async () => {
  const { router, press } = await openPage('Look')
  await expectEntries(1)
  await press('Close')
  await expectClosed()
  await router.navigate('/home?tab=late', { replace: true })
  window.history.back()
  await expectAt('/')
  window.history.forward()
  await expectAt('/home')
  expect(router.state.location.search).toBe('?tab=late')
  window.history.back()
  await expectAt('/')
})

it('An address that is replaced below an open panel keeps the panel', async () => {
  const { router } = await openPage('Look')
  await expectEntries(1)
  await router.navigate('/home?tab=late', { replace: true })
  await expectOpen('Panel')
  window.history.back()
  await expectClosed()
  expect(window.location.search).toBe('?tab=late')
  window.history.back()
  await expectAt('/')
})

it('A page that is loaded again has no entries of dialogs', async () => {
  window.history.replaceState(null, '', '/home')
  window.history.pushState({ overlays: ['gone'] }, '')
  const router = renderPages()
  await expectEntries(0)
  expect(router.state.location.pathname).toBe('/home')
})
