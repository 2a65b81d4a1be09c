import { graphql } from 'react-relay/hooks'
import type { FeedDialogsCreateMutation } from '#web/__generated__/FeedDialogsCreateMutation.graphql.ts'
import type { FeedDialogsRevokeMutation } from '#web/__generated__/FeedDialogsRevokeMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'

interface FeedAddressDialogProps extends DialogState {
  /** Whether there is an address, which the new one replaces. */
  replaces: boolean
}

/** Makes the address of the calendar feed and shows it once. */
export function FeedAddressDialog({ replaces, ...dialog }: FeedAddressDialogProps) {
  const open = settingsDialogs.useOpen()
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
    { failure: ({ message }) => message },
  )
  const make = async () => {
    const outcome = await create({ input: { replace: replaces } })
    if (!outcome.ok) return
    // Only the response contains the address.
    const value = outcome.data.createCalendarFeed?.address ?? ''
    open('shownOnce', {
      title: 'Your Calendar Address',
      label: 'Address',
      value,
      copyText: 'Copy Address',
    })
  }
  return (
    <Dialog
      {...dialog}
      size="sm"
      title={replaces ? 'Replace Calendar Address' : 'Create Calendar Address'}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            variant="primary"
            pending={creating}
            pendingText={replaces ? 'Replacing...' : 'Creating...'}
            onClick={make}
          >
            {replaces ? 'Replace Address' : 'Create Address'}
          </Button>
        </>
      }
    >
      <p className="text-pretty text-muted">
        {replaces
          ? 'The old address ends at once. Every calendar that follows it needs the new one.'
          : 'Paste the address into your calendar program where it says “subscribe” or “add by URL”. It checks for changes about once an hour.'}
      </p>
    </Dialog>
  )
}

/** Confirms turning the calendar feed off. */
export function TurnOffFeedDialog(dialog: DialogState) {
  const [revoke] = useMutation<FeedDialogsRevokeMutation>(
    graphql`
      mutation FeedDialogsRevokeMutation {
        revokeCalendarFeed {
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    { failure: ({ message }) => message },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Turn Off Calendar Feed"
      description="Every calendar that follows your appointments stops at once. The address cannot be brought back."
      confirmText="Turn Off"
      pendingText="Turning Off..."
      onConfirm={() => revoke({})}
    />
  )
}
