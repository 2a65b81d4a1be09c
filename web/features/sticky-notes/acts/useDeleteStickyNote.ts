import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useDeleteStickyNoteMutation } from '#web/__generated__/useDeleteStickyNoteMutation.graphql.ts'
import type { useDeleteStickyNoteRestoreStickyNoteMutation } from '#web/__generated__/useDeleteStickyNoteRestoreStickyNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** How long a card fades before its note is deleted, in milliseconds. */
const fading = 300

/** Deletes notes with an *Undo* toast; also returns the notes that are being deleted. */
export function useDeleteStickyNote() {
  const restore = useRestoreStickyNote()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [run] = useMutation<useDeleteStickyNoteMutation>(
    graphql`
      mutation useDeleteStickyNoteMutation($input: DeleteStickyNoteInput!) {
        deleteStickyNote(input: $input) {
          deletedStickyNoteId
          undoToken
        }
      }
    `,
    {
      subject: null,
      success: 'Sticky note deleted successfully',
      undo: ({ deleteStickyNote }) => {
        const undoToken = deleteStickyNote?.undoToken
        return undoToken ? () => restore(undoToken) : null
      },
      offersRetry: true,
      failure: 'Failed to delete sticky note',
    },
  )

  async function remove({ id, title }: { readonly id: string; readonly title: string }) {
    setLeaving((now) => new Set(now).add(id))
    await new Promise((faded) => setTimeout(faded, fading))
    await run({ input: { id } }, { subject: title })
    setLeaving((now) => new Set([...now].filter((other) => other !== id)))
  }
  return { leaving, remove }
}

/** Undoes a deletion with its undo token: the note is restored, also for the users it was shared with. */
function useRestoreStickyNote() {
  const [run] = useMutation<useDeleteStickyNoteRestoreStickyNoteMutation>(
    graphql`
      mutation useDeleteStickyNoteRestoreStickyNoteMutation($input: RestoreStickyNoteInput!) {
        restoreStickyNote(input: $input) {
          stickyNote {
            title
          }
        }
      }
    `,
    {
      undoes: true,
      subject: ({ restoreStickyNote }) => restoreStickyNote?.stickyNote.title,
      success: 'Sticky note is back',
      failure: ({ message }) => `Failed to bring the note back: ${message}`,
    },
  )
  return (undoToken: string) => run({ input: { undoToken } })
}
