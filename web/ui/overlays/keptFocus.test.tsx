import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { CommandDialog } from './CommandDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { Popover } from './Popover.tsx'

interface OpenState {
  open: boolean
  onClose: () => void
}

const noAnchor = { current: null }
const overlays = {
  dialog: (state: OpenState) => (
    <Dialog {...state} title="Add Task">
      What is to be done?
    </Dialog>
  ),
  confirmation: (state: OpenState) => (
    <ConfirmDialog {...state} title="Sure?" description="" confirmText="Yes" onConfirm={() => {}} />
  ),
  palette: (state: OpenState) => (
    <CommandDialog
      {...{ ...state, label: 'Go', placeholder: 'Go', query: '', groups: [], emptyText: 'Nothing' }}
      onQueryChange={() => {}}
      onSelect={() => {}}
    />
  ),
  drawer: (state: OpenState) => (
    <Drawer {...state} label="Menu">
      Customers
    </Drawer>
  ),
  panel: (state: OpenState) => (
    <Popover {...state} anchor={noAnchor} title="Notifications">
      None
    </Popover>
  ),
}

type Kind = keyof typeof overlays

/** A page where the key `n` opens an overlay; the button inside another one removes itself. */
function Page({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent) => key === 'n' && setOpen(true)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <main>
      <h1>Tasks</h1>
      <button type="button">Before</button>
      {overlays[kind]({ open, onClose: () => setOpen(false) })}
    </main>
  )
}

const isGone = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull())
const shown = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).not.toBeNull())

it.each(Object.keys(overlays) as Kind[])(
  'Focus goes to the heading after a %s that a key opened',
  async (kind) => {
    const user = userEvent.setup()
    render(<Page kind={kind} />)
    await user.keyboard('n')
    await shown()
    await user.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tasks' })).toHaveFocus())
  },
)

it.each(Object.keys(overlays) as Kind[])(
  'Focus returns to where it was before a key opened a %s',
  async (kind) => {
    const user = userEvent.setup()
    render(<Page kind={kind} />)
    screen.getByRole('button', { name: 'Before' }).focus()
    await user.keyboard('n')
    await shown()
    await user.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus())
  },
)

function Nested() {
  const [asking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState(false)
  return (
    <Dialog open onClose={() => {}} title="Appointments">
      {!deleted && (
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        {...{ open: asking, title: 'Sure?', description: '', confirmText: 'Yes' }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setDeleted(true)
          setAsking(false)
        }}
      />
    </Dialog>
  )
}

it('Focus stays in the dialog whose button went with its record', async () => {
  const user = userEvent.setup()
  render(<Nested />)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Appointments' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
})

it('Focus goes to the heading when an open dialog goes with its row', async () => {
  const user = userEvent.setup()
  function Row() {
    const [rows, setRows] = useState(1)
    return (
      <main>
        <h1 tabIndex={-1}>Vendors</h1>
        {rows > 0 && (
          <Dialog open onClose={() => {}} title="Edit">
            <button type="button" onClick={() => setRows(0)}>
              Delete
            </button>
          </Dialog>
        )}
      </main>
    )
  }
  render(<Row />)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})
