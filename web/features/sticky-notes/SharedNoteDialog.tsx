import type { dialogNote_sharedNote$key } from '#web/__generated__/dialogNote_sharedNote.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useRemoveSharedNote } from './acts/useRemoveSharedNote.ts'
import { useDialogSharedNote } from './dialogNote.ts'
import { paperOf, paperStyles } from './paper.ts'
import { useIsShared } from './useIsShared.ts'

/** A shared note, read-only. It stays for its reader when its owner stops sharing it, and says so. */
export function SharedNoteDialog({ note, ...dialog }: DialogState & { note: dialogNote_sharedNote$key }) {
  const timeZone = useTimeZone()
  const { id, title, content, color, createdAt, canRemove, owner } = useDialogSharedNote(note)
  const isShared = useIsShared(id)
  const [remove, pending] = useRemoveSharedNote(title)
  return (
    <Dialog
      {...dialog}
      title={title}
      description={`By: ${owner} · ${formatDate(createdAt, timeZone)}`}
      footer={
        <>
          {canRemove && isShared && (
            <Button
              pending={pending}
              pendingText="Removing..."
              onClick={async () => {
                if (await remove(id)) dialog.onClose()
              }}
            >
              Remove from my view
            </Button>
          )}
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      {!isShared && (
        <div className="mb-4">
          <Notice>This note is no longer shared with you.</Notice>
        </div>
      )}
      <p
        style={paperOf(color)}
        className={classNames('whitespace-pre-line break-words rounded-lg p-4', paperStyles)}
      >
        {content}
      </p>
    </Dialog>
  )
}
