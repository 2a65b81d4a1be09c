import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogClose, type DialogProps } from './Dialog.tsx'

interface SampleProps extends Pick<DialogProps, 'question'> {
  reopens?: boolean
}

function Sample({ reopens = false, question }: SampleProps) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [next, setNext] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onReopen={reopens ? () => setOpen(true) : undefined}
        question={question}
        title="First"
        footer={<DialogClose>Cancel</DialogClose>}
      >
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            setNext(true)
          }}
        >
          Go on
        </button>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Sure?"
          description=""
          confirmText="Yes"
          onConfirm={() => {}}
        />
      </Dialog>
      <Dialog open={next} onClose={() => setNext(false)} title="Second">
        More
      </Dialog>
    </>
  )
}

const ids = () => (window.history.state?.overlays ?? []).length
const expectOpen = (name: string) =>
  screen.findByRole(/sure/i.test(name) ? 'alertdialog' : 'dialog', { name })
const expectClosed = (name: string) =>
  waitFor(() =>
    expect(screen.queryByRole(/sure/i.test(name) ? 'alertdialog' : 'dialog', { name })).toBeNull(),
  )

/** Forward reaches the entry, which is skipped. */
async function expectNoWayForward() {
  window.history.forward()
  await waitFor(() => expect(window.history.state.level).toBe(1))
  await waitFor(() => expect(ids()).toBe(0))
  expect(screen.queryByRole('dialog')).toBeNull()
}

// Restores the history state, as the router does.
beforeEach(() => window.history.replaceState({ idx: 0 }, ''))

async function open(props: SampleProps = {}) {
  const user = userEvent.setup()
  const { unmount } = render(<Sample {...props} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Open')
  await expectOpen('First')
  await waitFor(() => expect(ids()).toBe(1))
  return { user, press, unmount }
}

it('Back closes a dialog', async () => {
  await open()
  window.history.back()
  await expectClosed('First')
  expect(ids()).toBe(0)
})

it('Forward opens it again where that is wanted', async () => {
  await open({ reopens: true })
  window.history.back()
  await expectClosed('First')
  window.history.forward()
  await expectOpen('First')
  expect(ids()).toBe(1)
  window.history.back()
  await expectClosed('First')
})

it('Forward leads nowhere where it is not', async () => {
  await open()
  window.history.back()
  await expectClosed('First')
  await expectNoWayForward()
})

it('Closing an overlay another way takes its entry out of the history', async () => {
  const { press } = await open({ reopens: true })
  await press('Cancel')
  await expectClosed('First')
  await waitFor(() => expect(ids()).toBe(0))
})

it('The entry of an overlay that was closed serves the next one', async () => {
  const { press } = await open()
  await press('Cancel')
  await expectClosed('First')
  await press('Open')
  await expectOpen('First')
  await waitFor(() => expect(ids()).toBe(1))
  expect(window.history.state.level).toBe(1)
})

it('Back closes the topmost of two', async () => {
  const { press } = await open()
  await press('Ask')
  await expectOpen('Sure?')
  await waitFor(() => expect(ids()).toBe(2))
  window.history.back()
  await expectClosed('Sure?')
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible()
  window.history.back()
  await expectClosed('First')
})

it('An overlay that opens as another closes takes its entry', async () => {
  const { press } = await open()
  await press('Go on')
  await expectOpen('Second')
  await waitFor(() => expect(ids()).toBe(1))
  window.history.back()
  await expectClosed('Second')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('An overlay that goes with its page takes its entry along', async () => {
  const { unmount } = await open()
  unmount()
  await waitFor(() => expect(ids()).toBe(0))
})

it('An overlay asks in the words of its owner', async () => {
  const question = { title: 'Sure to leave?', description: '', confirmText: 'Leave', cancelText: 'Stay' }
  const { press } = await open({ question })
  window.history.back()
  await expectOpen('Sure to leave?')
  await press('Stay')
  await expectClosed('Sure to leave?')
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible()
  await press('Close')
  await press('Leave')
  await expectClosed('First')
  await waitFor(() => expect(ids()).toBe(0))
})
