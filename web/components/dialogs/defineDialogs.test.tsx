import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useListFocus } from '../useListFocus.ts'
import { defineDialogs, loadDialogs } from './defineDialogs.tsx'
import { OpenDialogs, type OpenedDialogs } from './OpenDialogs.tsx'

interface ChangeDialogProps extends DialogState {
  onDone: () => void
}

function ChangeDialog({ onDone, ...dialog }: ChangeDialogProps) {
  const done = () => {
    onDone()
    dialog.onClose()
  }
  return <ConfirmDialog {...dialog} title="Change" description="" confirmText="Do It" onConfirm={done} />
}

function FirstDialog({ onDone, ...dialog }: ChangeDialogProps) {
  const open = dialogs.useOpen()
  const next = () => open('change', { onDone })
  return <ConfirmDialog {...dialog} title="First" description="" confirmText="Go On" onConfirm={next} />
}

const map = { change: ChangeDialog, first: FirstDialog }
const Dialogs = ({ opened }: { opened: OpenedDialogs<typeof map> }) => (
  <OpenDialogs dialogs={map} opened={opened} />
)
const dialogs = defineDialogs<Parameters<typeof Dialogs>[0]>()
const loaded = loadDialogs(async () => Dialogs)

function Row({ name, onDelete }: { name: string; onDelete: () => void }) {
  const open = dialogs.useOpen()
  const [started, setStarted] = useState(false)
  return (
    <li>
      <h3 id={name} tabIndex={-1}>
        {name}
      </h3>
      <button type="button" onClick={() => open('change', { onDone: onDelete })}>
        Delete {name}
      </button>
      {!started && (
        <button
          type="button"
          aria-describedby={name}
          onClick={() => open('first', { onDone: () => setStarted(true) })}
        >
          Start {name}
        </button>
      )}
    </li>
  )
}

function List() {
  const [names, setNames] = useState(['One', 'Two'])
  const list = useListFocus()
  return (
    <section>
      <button type="button">Add</button>
      <ul ref={list}>
        {names.map((name) => (
          <Row
            key={name}
            name={name}
            onDelete={() => setNames((now) => now.filter((other) => other !== name))}
          />
        ))}
      </ul>
    </section>
  )
}

async function openPage() {
  const element = (
    <dialogs.Host of={loaded}>
      <List />
    </dialogs.Host>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const expectFocus = (role: string, name: string) =>
    waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
  return { press, expectFocus }
}

test('The focus returns to the button, also from a dialog that replaced the first one', async () => {
  const { press, expectFocus } = await openPage()
  await press('Delete One')
  await press('Cancel')
  await expectFocus('button', 'Delete One')
  await press('Start Two')
  await press('Go On')
  expect(await screen.findByRole('alertdialog', { name: 'Change' })).toBeVisible()
  expect(screen.queryByRole('alertdialog', { name: 'First' })).toBeNull()
  await press('Cancel')
  await expectFocus('button', 'Start Two')
})

test('The focus moves to the heading that described the button, when only the button is gone', async () => {
  const { press, expectFocus } = await openPage()
  await press('Start Two')
  await press('Go On')
  await press('Do It')
  await expectFocus('heading', 'Two')
})

test('The focus moves to the next row when the row is gone, and from an empty list to its section', async () => {
  const { press, expectFocus } = await openPage()
  await press('Delete One')
  await press('Do It')
  await expectFocus('heading', 'Two')
  await press('Delete Two')
  await press('Do It')
  await expectFocus('button', 'Add')
})
