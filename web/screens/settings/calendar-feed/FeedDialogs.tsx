import { type RefObject, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { ShownOnce } from '../shown-once/ShownOnce.tsx'
import type { FeedAct } from './feedAct.ts'
import { useFeedActs } from './useFeedActs.ts'

interface FeedDialogsProps {
  act: FeedAct | null
  onClose: () => void
  /** Where focus goes from a button that is gone. */
  button: RefObject<HTMLButtonElement | null>
}

const words = {
  create: {
    title: 'Create Calendar Address',
    text: 'Paste the address into your calendar program where it says “subscribe” or “add by URL”. It asks for news about every hour.',
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

/** What is asked of the calendar's address. */
export function FeedDialogs({ act, onClose, button }: FeedDialogsProps) {
  const { create, creating, revoke, revoking } = useFeedActs()
  const [address, setAddress] = useState<string | null>(null)
  // What was asked stays in sight while its dialog closes, and after it is done.
  const [asked, setAsked] = useState<'create' | 'replace'>('create')
  if (act && act !== 'revoke' && act !== asked && address === null) setAsked(act)
  const { title, text, confirm, pending } = words[asked]
  const made = address !== null

  async function make() {
    const outcome = await create(asked === 'replace')
    if (outcome.ok) setAddress(outcome.data.createCalendarFeed?.address ?? null)
  }
  return (
    <>
      <Dialog
        open={act === 'create' || act === 'replace'}
        onOpenChange={(next) => !next && onClose()}
        onClosed={() => setAddress(null)}
        guarded={made}
        size="sm"
        title={made ? 'Your Calendar Address' : title}
        finalFocus={() => button.current}
        footer={
          made ? (
            <DialogClose>Done</DialogClose>
          ) : (
            <>
              <DialogClose>Cancel</DialogClose>
              <Button variant="primary" pending={creating} pendingText={pending} onClick={make}>
                {confirm}
              </Button>
            </>
          )
        }
      >
        {made ? (
          <div className="flex flex-col gap-4">
            <ShownOnce label="Address" value={address} copyText="Copy Address" />
          </div>
        ) : (
          <p className="text-pretty text-muted">{text}</p>
        )}
      </Dialog>
      <ConfirmDialog
        open={act === 'revoke'}
        onOpenChange={(next) => !next && onClose()}
        finalFocus={() => button.current}
        title="Turn Off Calendar Feed"
        description="Every calendar that follows your appointments stops at once. The address cannot be brought back."
        confirmText="Turn Off"
        pendingText="Turning Off..."
        pending={revoking}
        onConfirm={async () => {
          if ((await revoke()).ok) onClose()
        }}
      />
    </>
  )
}
