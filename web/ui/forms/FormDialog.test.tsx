import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { keepDrafts } from '#web/lib/draftOwner.ts'
import { TextField } from '../fields/TextField.tsx'
import { FormDialog, type FormDialogProps, stayOpen } from './FormDialog.tsx'

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) })

type Submit = FormDialogProps<{ name: string }, { name: string }>['onSubmit']

function Sample({ onSubmit, initial = '' }: { onSubmit: Submit; initial?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rename"
        schema={schema}
        initial={{ name: initial }}
        onSubmit={onSubmit}
        submitText="Save"
        pendingText="Saving..."
      >
        {(form) => <TextField label="Name" {...form.field('name')} />}
      </FormDialog>
    </>
  )
}

async function open(onSubmit: Submit, initial?: string) {
  const user = userEvent.setup()
  const { rerender } = render(<Sample onSubmit={onSubmit} initial={initial} />)
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  const press = (button: string) => user.click(screen.getByRole('button', { name: button }))
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Open')
  await screen.findByRole('dialog', { name: 'Rename' })
  return {
    user,
    name,
    press,
    expectClosed,
    begin: (next: string) => rerender(<Sample onSubmit={onSubmit} initial={next} />),
  }
}

it('A dialog closes once a submit has worked, and gives the focus back', async () => {
  const onSubmit = vi.fn<Submit>(async () => ({ ok: true }))
  const { user, name, press, expectClosed } = await open(onSubmit, 'Ann')
  await user.type(name(), ' Reed')
  await press('Save')
  await expectClosed()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann Reed' }, { name: 'Ann' })
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('A dialog stays with what was typed when a submit is refused, and says why at the field', async () => {
  const { user, name, press } = await open(async () => ({
    ok: false,
    error: { fields: { name: ['Name taken'] } },
  }))
  await user.type(name(), 'Ann')
  await press('Save')
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Name taken'))
  expect(name()).toHaveValue('Ann')
})

it('A dialog stays when a submit leads on to something else', async () => {
  const { user, name, press } = await open(async () => stayOpen)
  await user.type(name(), 'Ann')
  await press('Save')
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('A dialog stays with what was typed when an earlier opening has saved only now', async () => {
  let save = (_: { ok: true }) => {}
  const saved = new Promise<{ ok: true }>((resolve) => {
    save = resolve
  })
  const { user, name, press, expectClosed } = await open(() => saved)
  await user.type(name(), 'Ann')
  await press('Save')
  await press('Cancel')
  await expectClosed()
  await press('Open')
  await user.type(name(), 'Bob')
  await act(async () => save({ ok: true }))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(name()).toHaveValue('Bob')
})

it('A dialog forgets what was typed when it is closed', async () => {
  const { user, name, press, expectClosed } = await open(vi.fn<Submit>())
  await user.type(name(), 'Ann')
  await press('Cancel')
  await expectClosed()
  await press('Open')
  expect(name()).toHaveValue('')
})

it('A dialog keeps what was typed when what it began with changes, and begins with that the next time', async () => {
  const { user, name, press, begin, expectClosed } = await open(vi.fn<Submit>(), 'Ann')
  await user.type(name(), ' R')
  begin('Bob')
  expect(name()).toHaveValue('Ann R')
  await press('Cancel')
  await expectClosed()
  await press('Open')
  expect(name()).toHaveValue('Bob')
})

describe('once something was typed', () => {
  const slips = {
    'a press outside': (user: UserEvent) => user.click(document.body),
    Esc: (user: UserEvent) => user.keyboard('{Escape}'),
    Back: async () => window.history.back(),
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  // Restores the history state, as the router does.
  beforeEach(() => window.history.replaceState({ idx: 0 }, ''))

  it.each(Object.entries(slips))('asks before %s closes it', async (_, slip) => {
    const { user, name, press, expectClosed } = await open(vi.fn<Submit>())
    await user.type(name(), 'A')
    await slip(user)
    await question()
    await press('Keep Editing')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(name()).toHaveValue('A')
    await slip(user)
    await question()
    await press('Discard')
    await expectClosed()
  })

  it.each(['Cancel', 'Close'])('is closed by %s without a question', async (button) => {
    const { user, name, press, expectClosed } = await open(vi.fn<Submit>())
    await user.type(name(), 'A')
    await press(button)
    await expectClosed()
  })

  it.each(Object.entries(slips))('is closed by %s when that was taken back', async (_, slip) => {
    const { user, name, expectClosed } = await open(vi.fn<Submit>())
    await user.type(name(), 'A')
    await user.clear(name())
    await slip(user)
    await expectClosed()
  })
})

it.each([
  ['the same record', '1'],
  ['a new record', undefined],
])('A dialog offers what was typed to %s alone, also when the form starts otherwise', async (_, first) => {
  const dialogOf = (record: string | undefined, initial = '') => (
    <FormDialog
      key={record}
      open
      onClose={() => {}}
      title="Add Note"
      record={record}
      schema={schema}
      initial={{ name: initial }}
      onSubmit={() => undefined}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Name" {...form.field('name')} />}
    </FormDialog>
  )
  const { unmount } = render(dialogOf(first))
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name(), 'About Ann')
  keepDrafts('1:5')
  unmount()
  const { rerender } = render(dialogOf('2'))
  expect(name()).toHaveValue('')
  rerender(dialogOf(first, 'Changed by others'))
  await waitFor(() => expect(name()).toHaveValue('About Ann'))
})
