import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogClose, type DialogProps } from './Dialog.tsx'
import { Menu, MenuItem } from './Menu.tsx'

function DialogSample(props: Pick<DialogProps, 'keepOnPressOutside' | 'question' | 'onReopen'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Customer</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="Add New Customer"
        description="Who came in?"
        footer={<DialogClose>Cancel</DialogClose>}
      >
        <TextField label="First name" value="" onChange={() => {}} />
      </Dialog>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Add Customer' })

it('A dialog starts in its first field and gives focus back on Esc', async () => {
  const user = userEvent.setup()
  render(<DialogSample />)
  await user.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Add New Customer' })
  expect(dialog).toHaveAccessibleDescription('Who came in?')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener()).toHaveFocus()
})

it.each(['Cancel', 'Close'])('A dialog closes with %s', async (name) => {
  const user = userEvent.setup()
  render(<DialogSample />)
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('A press outside closes a dialog, but not one that keeps', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<DialogSample keepOnPressOutside />)
  await user.click(opener())
  await screen.findByRole('dialog')
  await user.click(document.body)
  expect(screen.getByRole('dialog')).toBeVisible()
  rerender(<DialogSample />)
  await user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('A confirmation starts on Cancel, ignores presses outside and waits for its owner', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      title="Confirm Delete"
      description="This action cannot be undone."
      confirmText="Delete Customer"
      onConfirm={onConfirm}
    />,
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' })
  expect(dialog).toHaveAccessibleDescription('This action cannot be undone.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(document.body)
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete Customer' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('A menu is worked by keyboard', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn()
  render(
    <Menu trigger={<IconButton label="More" icon={<svg aria-hidden="true" />} />}>
      <MenuItem>Edit</MenuItem>
      <MenuItem onSelect={onSelect} tone="danger">
        Delete
      </MenuItem>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})

it.each([
  ['confirms', 'primary', 1],
  ['does not confirm a deletion', 'danger', 0],
] as const)('Ctrl+Enter %s', async (_what, tone, times) => {
  const user = userEvent.setup()
  const confirm = vi.fn()
  render(
    <ConfirmDialog
      open
      onClose={() => {}}
      title="Sure?"
      description=""
      confirmText="Yes"
      tone={tone}
      onConfirm={confirm}
    />,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(confirm).toHaveBeenCalledTimes(times)
})
