import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { dropDrafts, keepDraftsEvent } from '#web/lib/draftOwner.ts'
import { TextField } from '../fields/TextField.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

const schema = z.object({ name: z.string(), notes: z.string().check(z.maxLength(20, 'Too long')) })
type Record = z.input<typeof schema>
type Submit = FormDialogProps<Record, Record>['onSubmit']

const ann: Record = { name: 'Ann', notes: 'Old' }
const labels = {
  name: { label: 'Name' },
  notes: { label: 'Notes', shown: (text: string) => text.toUpperCase() },
}

function Sample({ record, onSubmit }: { record: Record; onSubmit: Submit }) {
  const [open, setOpen] = useState(true)
  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Edit"
      schema={schema}
      initial={record}
      labels={labels}
      onSubmit={onSubmit}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Name" {...form.field('name')} />
          <TextField label="Notes" {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const notice = () => screen.queryByText('Changed by someone else in the meantime.')
const shown = () => within(screen.getByRole('status'))

function open(onSubmit: Submit = vi.fn<Submit>(async () => ({ ok: true })), record = ann) {
  const user = userEvent.setup()
  const { rerender, unmount } = render(<Sample record={record} onSubmit={onSubmit} />)
  return {
    user,
    onSubmit,
    unmount,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    change: (newer: Partial<Record>) =>
      rerender(<Sample record={{ ...ann, ...newer }} onSubmit={onSubmit} />),
  }
}

afterEach(() => dropDrafts())

it('A form shows the newer value of a field that has not been edited', async () => {
  const { user, change, press, onSubmit } = open()
  await user.type(field('Name'), 'e')
  change({ notes: 'New' })
  expect(field('Notes')).toHaveValue('New')
  expect(field('Name')).toHaveValue('Anne')
  expect(notice()).toBeNull()
  await press('Save')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { name: 'Anne', notes: 'New' },
    { name: 'Ann', notes: 'New' },
  )
})

it('A form tells of the newer value of an edited field, and saves what was typed', async () => {
  const { user, change, press, onSubmit } = open()
  await user.type(field('Notes'), '!')
  change({ notes: 'New' })
  expect(notice()).toBeVisible()
  expect(shown().getByText('Notes is now')).toBeVisible()
  expect(shown().getByText('NEW')).toBeVisible()
  expect(field('Notes')).toHaveValue('Old!')
  await press('Save')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { name: 'Ann', notes: 'Old!' },
    { name: 'Ann', notes: 'New' },
  )
})

it('A form takes the newer values of the fields that it names, and keeps the others', async () => {
  const { user, change, press } = open()
  await user.type(field('Name'), 'e')
  await user.type(field('Notes'), '!')
  change({ notes: '' })
  expect(shown().getByText('(empty)')).toBeVisible()
  await press('Take newer values')
  expect(field('Notes')).toHaveValue('')
  expect(field('Notes')).toHaveFocus()
  expect(field('Name')).toHaveValue('Anne')
  expect(notice()).toBeNull()
  await user.type(field('Notes'), 'Mine')
  expect(notice()).toBeNull()
})

it('A form tells nothing while both have entered the same', async () => {
  const { user, change } = open()
  await user.type(field('Notes'), '!')
  change({ notes: 'Old!' })
  expect(notice()).toBeNull()
  await user.type(field('Notes'), '!')
  expect(notice()).toBeVisible()
})

it('A form keeps the message at an edited field when another one changes', async () => {
  const { user, change, press } = open()
  await user.type(field('Notes'), ' and much too long for it')
  await press('Save')
  change({ name: 'Anne' })
  expect(field('Name')).toHaveValue('Anne')
  expect(field('Notes')).toHaveAccessibleDescription('Too long')
})

it('A form closes without a question when the record has become what was typed', async () => {
  const { user, change } = open()
  await user.type(field('Notes'), '!')
  change({ notes: 'Old!' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('A form tells nothing of its own change, which the server may have rewritten', async () => {
  let finish = (_: { ok: true }) => {}
  const { user, change, press } = open(() => new Promise((resolve) => (finish = resolve)))
  await user.type(field('Notes'), '!')
  await press('Save')
  change({ notes: 'Old! (checked)' })
  expect(notice()).toBeNull()
  finish({ ok: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notice()).toBeNull()
})

it('A form keeps a draft of what was typed over the newer values', async () => {
  const { user, change, unmount } = open()
  await user.type(field('Notes'), '!')
  change({ name: 'Anne' })
  window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: '1:5' }))
  unmount()
  open(undefined, { ...ann, name: 'Anne' })
  expect(field('Notes')).toHaveValue('Old!')
  expect(field('Name')).toHaveValue('Anne')
  expect(notice()).toBeNull()
})

it('A form says what others have written into the fields of a draft meanwhile', async () => {
  const { user, unmount } = open()
  await user.type(field('Notes'), '!')
  window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: '1:5' }))
  unmount()
  open(undefined, { ...ann, name: 'Anne', notes: 'By a colleague' })
  expect(field('Notes')).toHaveValue('Old!')
  expect(field('Name')).toHaveValue('Anne')
  expect(notice()).toBeVisible()
  expect(shown().getByText('BY A COLLEAGUE')).toBeVisible()
})
