import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect } from 'vitest'
// Imported first, as in main.tsx, because its listeners must run before the router's.
import '#web/lib/pageExit.ts'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import * as z from 'zod/mini'
import { OverlayNavigation } from '#web/router/OverlayNavigation.tsx'
import { useDialogAddress } from '#web/router/useDialogAddress.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { UnsavedChanges } from '#web/ui/forms/UnsavedChanges.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, type DialogState } from '#web/ui/overlays/Dialog.tsx'

function Root() {
  return (
    <>
      <Outlet />
      <OverlayNavigation />
    </>
  )
}

const schema = z.object({ name: z.string() })

/** What a submit waits for, and what the page at `/` waits for. */
let answered = Promise.resolve()
let loaded = Promise.resolve()

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
  const { dialogOf, show } = useDialogAddress()
  const state = { onClose: () => setOpen(false), onReopen: () => setOpen(true) }
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <button type="button" onClick={() => show('add')}>
        Add
      </button>
      <button type="button" onClick={() => setPanel(true)}>
        Look
      </button>
      <NameDialog open={open} {...state} title="Edit it" />
      <NameDialog {...dialogOf('add')} title="Add one" />
      <Dialog open={panel} onClose={() => setPanel(false)} title="Panel">
        <Link to="/elsewhere">Leave</Link>
      </Dialog>
    </main>
  )
}

function Details() {
  const form = useForm({ schema, initial: { name: 'Corner Pocket' }, onSubmit: async () => undefined })
  return (
    <main>
      <Form form={form}>
        <TextField label="Name" {...form.field('name')} />
        <UnsavedChanges form={form} />
      </Form>
      <Link to="/elsewhere">Leave</Link>
      <Link to="/details?tab=team">Team</Link>
    </main>
  )
}

const routes = [
  {
    element: <Root />,
    children: [
      { path: '/', element: <p>Start</p>, loader: () => loaded },
      { path: '/home', element: <Home /> },
      { path: '/details', element: <Details /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
  },
]
let router: ReturnType<typeof createBrowserRouter>

/** Renders the page of the browser's address. */
export function renderPages() {
  router = createBrowserRouter(routes)
  render(<RouterProvider router={router} />)
  return router
}

/** The page `/home`, with `/` before it in the history. */
export async function openPage(...buttons: string[]) {
  window.history.replaceState(null, '', '/')
  const user = userEvent.setup()
  renderPages()
  await router.navigate('/home')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await screen.findByRole('main')
  for (const name of buttons) await press(name)
  return { user, router, press, typed: () => screen.getByRole('textbox', { name: 'Name' }) }
}

/** Holds submits back until the returned function is called. */
export function holdAnswers(): () => void {
  let release = () => {}
  answered = new Promise((resolve) => {
    release = resolve
  })
  return release
}

/** Holds the page at `/` back until the returned function is called. */
export function holdPage(): () => void {
  let release = () => {}
  loaded = new Promise((resolve) => {
    release = resolve
  })
  return release
}

export const expectOpen = (name: string) => screen.findByRole('dialog', { name })
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const expectQuestion = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
export const expectEntries = (count: number) =>
  waitFor(() => expect(window.history.state?.overlays ?? []).toHaveLength(count))
export const expectAt = (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path))

/** Leaves a clean history after each test. */
export function setUpOverlays(): void {
  afterEach(() => {
    answered = Promise.resolve()
    loaded = Promise.resolve()
    router.dispose()
    window.history.replaceState(null, '', '/')
  })
}
