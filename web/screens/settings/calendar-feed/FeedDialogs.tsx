import { type RefObject, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { FeedDialogsCreateMutation } from '#web/__generated__/FeedDialogsCreateMutation.graphql.ts'
import type { FeedDialogsRevokeMutation } from '#web/__generated__/FeedDialogsRevokeMutation.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { ShownOnceDialog } from '../shown-once/ShownOnceDialog.tsx'

/** A request for a dialog of the calendar feed. */
export type FeedDialogRequest = 'create' | 'replace' | 'revoke'

interface FeedDialogsProps {
  requests: DialogRequests<FeedDialogRequest>
  /** Where focus moves when the button disappears. */
  button: RefObject<HTMLButtonElement | null>
}

const words = {
  create: {
    title: 'Create Calendar Address',
    text: 'Paste the address into your calendar program where it says “subscribe” or “add by URL”. It checks for changes about once an hour.',
    confirm: 'Create Address',
    pending: 'Creating...',
  },
  replace: {
    title: 'Replace Calendar Address',
    text: 'The old address ends at once. Every calendar that follows it needs the new one.',
    confirm: 'Replace Address',
    pending: 'Replacing...',
  },
}

/** The dialogs of the calendar feed. */
export function FeedDialogs({ requests: { request, dialog }, button }: FeedDialogsProps) {
  const [create, creating] = useMutation<FeedDialogsCreateMutation>(
    graphql`
      mutation FeedDialogsCreateMutation($input: CreateCalendarFeedInput!) {
        createCalendarFeed(input: $input) {
          address
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Error', description: message }) },
  )
  const [revoke, revoking] = useMutation<FeedDialogsRevokeMutation>(
    graphql`
      mutation FeedDialogsRevokeMutation {
        revokeCalendarFeed {
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Error', description: message }) },
  )
  const [address, setAddress] = useState({ value: '', shown: false })
  const { open, onClose } = dialog
  const finalFocus = () => button.current

  if (request === 'revoke') {
    return (
      <ConfirmDialog
        {...{ open, onClose, finalFocus }}
        title="Turn Off Calendar Feed"
        description="Every calendar that follows your appointments stops at once. The address cannot be brought back."
        confirmText="Turn Off"
        pendingText="Turning Off..."
        pending={revoking}
        onConfirm={async () => {
          if ((await revoke({})).ok) onClose()
        }}
      />
    )
  }
  const { title, text, confirm, pending } = words[request ?? 'create']
  const make = async () => {
    const outcome = await create({ input: { replace: request === 'replace' } })
    // Only the response contains the address.
    if (outcome.ok) setAddress({ value: outcome.data.createCalendarFeed?.address ?? '', shown: true })
  }
  return (
    <>
      <Dialog
        {...dialog}
        open={open && !address.shown}
        size="sm"
        title={title}
        // The address takes the focus.
        finalFocus={() => !address.shown && finalFocus()}
        footer={
          <>
            <DialogClose>Cancel</DialogClose>
            <Button variant="primary" pending={creating} pendingText={pending} onClick={make}>
              {confirm}
            </Button>
          </>
        }
      >
        <p className="text-pretty text-muted">{text}</p>
      </Dialog>
      <ShownOnceDialog
        open={address.shown}
        onClose={() => {
          setAddress({ ...address, shown: false })
          onClose()
        }}
        finalFocus={finalFocus}
        title="Your Calendar Address"
        label="Address"
        value={address.value}
        copyText="Copy Address"
      />
    </>
  )
}
