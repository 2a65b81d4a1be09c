import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
// Imported first, as in main.tsx, because its listeners must run before the router's.
import '#web/lib/leaving.ts'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { OverlayNavigation } from './OverlayNavigation.tsx'
import { useDialogParam } from './useDialogParam.ts'

function Root() {
  return (
    <>
      <Outlet />
      <OverlayNavigation />
    </>
  )
}

const schema = z.object({ name: z.string() })
/** The promise that a submit waits for, then the page at `/`. */
let answered = Promise.resolve()
let answer = () => {}
let loaded = Promise.resolve()
let load = () => {}

function NameDialog({ title, ...dialog }: DialogState & { title: string }) {
  return (
    <FormDialog
      {...dialog}
      title={title}
      schema={schema}
      initial={{ name: '' }}
      onSubmit={async () => {
        await answered
        return { ok: true }
      }}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Name" {...form.field('name')} />
          <Link to="/elsewhere">Leave</Link>
          <Link to="/elsewhere" onClick={dialog.onClose}>
            Close and leave
          </Link>
        </>
      )}
    </FormDialog>
  )
}

function Home() {
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState(false)
  const addition = useDialogParam('add')
  const state = { onClose: () => setOpen(false), onReopen: () => setOpen(true) }
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <button type="button" onClick={addition.show}>
        Add
      </button>
      <button type="button" onClick={() => setPanel(true)}>
        Look
      </button>
      <NameDialog open={open} {...state} title="Edit it" />
      <NameDialog {...addition.dialog} title="Add one" />
      <Dialog open={panel} onClose={() => setPanel(false)} title="Panel">
        <Link to="/elsewhere">Leave</Link>
      </Dialog>
    </main>
  )
}

const routes = [
  {
    element: <Root />,
    children: [
      { path: '/', element: <p>Start</p>, loader: () => loaded },
      { path: '/home', element: <Home /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
  },
]
let router: ReturnType<typeof createBrowserRouter>

/** The page `/home`, with `/` before it in the history. */
async function open(...buttons: string[]) {
  window.history.replaceState(null, '', '/')
  router = createBrowserRouter(routes)
  const user = userEvent.setup()
  render(<RouterProvider router={router} />)
  await router.navigate('/home')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await screen.findByRole('main')
  for (const name of buttons) await press(name)
  return { user, press, typed: () => screen.getByRole('textbox', { name: 'Name' }) }
}

const holdAnswers = () => {
  answered = new Promise((resolve) => {
    answer = resolve
  })
}
const holdPage = () => {
  loaded = new Promise((resolve) => {
    load = resolve
  })
}
const expectOpen = (name: string) => screen.findByRole('dialog', { name })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectQuestion = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
const expectEntries = (count: number) =>
  waitFor(() => expect(window.history.state?.overlays ?? []).toHaveLength(count))
const expectAt = (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path))

afterEach(() => {
  answered = Promise.resolve()
  loaded = Promise.resolve()
  router.dispose()
  window.history.replaceState(null, '', '/')
})

it('Back closes a dialog of either kind on its page, and then leaves the page', async () => {
  const { press } = await open('Edit')
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

it('the router hears nothing of steps between dialogs', async () => {
  await open('Edit')
  await expectEntries(1)
  const heard = vi.fn()
  router.subscribe(heard)
  window.history.back()
  await expectClosed()
  window.history.forward()
  await expectOpen('Edit it')
  expect(heard).not.toHaveBeenCalled()
})

it('nobody comes upon the entry of a panel that a link led out of', async () => {
  const { user } = await open('Look')
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

it('an address that is replaced after a dialog was closed is replaced in all entries of the page', async () => {
  const { press } = await open('Look')
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

it('an address that is replaced below an open panel keeps the panel', async () => {
  await open('Look')
  await expectEntries(1)
  await router.navigate('/home?tab=late', { replace: true })
  await expectOpen('Panel')
  window.history.back()
  await expectClosed()
  expect(window.location.search).toBe('?tab=late')
  window.history.back()
  await expectAt('/')
})

it.each([
  ['Edit', 'Edit it'],
  ['Add', 'Add one'],
])('a link out of a dialog opened by %s asks before it loses what was typed', async (button, title) => {
  const { user, press, typed } = await open(button)
  await expectOpen(title)
  await user.type(typed(), 'A')
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await expectQuestion()
  await press('Keep editing')
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
  const { user, press, typed } = await open(button)
  await expectOpen(title)
  await user.type(typed(), 'A')
  window.history.back()
  await expectQuestion()
  await press('Keep editing')
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
  'a dialog opened by %s that Back closed while it saved leads nowhere once it has',
  async (button, title) => {
    holdAnswers()
    const { user, press, typed } = await open(button)
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

it('a dialog of the address that Back led away from while it saved keeps nobody on its page', async () => {
  holdAnswers()
  const { user, press, typed } = await open()
  await router.navigate('/home?dialog=add', { replace: true })
  await expectOpen('Add one')
  await user.type(typed(), 'A')
  await press('Save')
  holdPage()
  window.history.back()
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/'))
  await act(async () => answer())
  await act(async () => load())
  await expectAt('/')
  expect(screen.getByText('Start')).toBeVisible()
})

it('the browser asks before it leaves only while something is typed', async () => {
  const { user, typed } = await open('Edit')
  await expectOpen('Edit it')
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await user.type(typed(), 'A')
  expect(asks()).toBe(true)
  await user.clear(typed())
  expect(asks()).toBe(false)
})

it('a page that is loaded again has no entries of dialogs', async () => {
  window.history.replaceState(null, '', '/home')
  window.history.pushState({ overlays: ['gone'] }, '')
  router = createBrowserRouter(routes)
  render(<RouterProvider router={router} />)
  await expectEntries(0)
  expect(router.state.location.pathname).toBe('/home')
})

it('a link that closes its dialog by itself asks nothing', async () => {
  const { user, typed } = await open('Edit')
  await expectOpen('Edit it')
  await user.type(typed(), 'A')
  await user.click(screen.getByRole('link', { name: 'Close and leave' }))
  await expectAt('/elsewhere')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
