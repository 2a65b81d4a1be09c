import { graphql } from 'react-relay/hooks'
import type { FeedDialogsCreateMutation } from '#web/__generated__/FeedDialogsCreateMutation.graphql.ts'
import type { FeedDialogsCreateOwnMutation } from '#web/__generated__/FeedDialogsCreateOwnMutation.graphql.ts'
import type { FeedDialogsRevokeMutation } from '#web/__generated__/FeedDialogsRevokeMutation.graphql.ts'
import type { FeedDialogsRevokeOwnMutation } from '#web/__generated__/FeedDialogsRevokeOwnMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { type FeedScope, feedWords } from './feedWords.ts'

const refused = { failure: ({ message }: { message: string }) => message }

/** The mutation that makes the address of a feed; resolves to it, and to null when it was refused. */
function useCreateFeed(scope: FeedScope) {
  const [createOfAll, creatingOfAll] = useMutation<FeedDialogsCreateMutation>(
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
    refused,
  )
  const [createOwn, creatingOwn] = useMutation<FeedDialogsCreateOwnMutation>(
    graphql`
      mutation FeedDialogsCreateOwnMutation($input: CreateOwnCalendarFeedInput!) {
        createOwnCalendarFeed(input: $input) {
          address
          viewer {
            user {
              ...CalendarFeed_user
            }
          }
        }
      }
    `,
    refused,
  )
  const create = async (replace: boolean) => {
    const variables = { input: { replace } }
    if (scope === 'own') {
      const outcome = await createOwn(variables)
      return outcome.ok ? (outcome.data.createOwnCalendarFeed?.address ?? '') : null
    }
    const outcome = await createOfAll(variables)
    return outcome.ok ? (outcome.data.createCalendarFeed?.address ?? '') : null
  }
  return { create, creating: creatingOfAll || creatingOwn }
}

interface FeedAddressDialogProps extends DialogState {
  scope: FeedScope
  /** Whether there is an address, which the new one replaces. */
  replaces: boolean
}

/** Makes the address of a calendar feed and shows it once. */
export function FeedAddressDialog({ scope, replaces, ...dialog }: FeedAddressDialogProps) {
  const open = settingsDialogs.useOpen()
  const { create, creating } = useCreateFeed(scope)
  const words = feedWords[scope]
  const make = async () => {
    // Only the response contains the address.
    const value = await create(replaces)
    if (value === null) return
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
            {replaces ? words.replace : words.create}
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

/** Confirms turning a calendar feed off. */
export function TurnOffFeedDialog({ scope, ...dialog }: DialogState & { scope: FeedScope }) {
  const [revokeOfAll] = useMutation<FeedDialogsRevokeMutation>(
    graphql`
      mutation FeedDialogsRevokeMutation {
        revokeCalendarFeed {
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    refused,
  )
  const [revokeOwn] = useMutation<FeedDialogsRevokeOwnMutation>(
    graphql`
      mutation FeedDialogsRevokeOwnMutation {
        revokeOwnCalendarFeed {
          viewer {
            user {
              ...CalendarFeed_user
            }
          }
        }
      }
    `,
    refused,
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Turn Off Calendar Feed"
      description="Every calendar that follows these appointments stops at once. The address cannot be brought back."
      confirmText="Turn Off"
      pendingText="Turning Off..."
      onConfirm={() => (scope === 'own' ? revokeOwn({}) : revokeOfAll({}))}
    />
  )
}
