import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useDeleteStickyNoteMutation } from '#web/__generated__/useDeleteStickyNoteMutation.graphql.ts'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** How long a card fades before its note is deleted, in milliseconds. */
const fading = 300

/** Deletes notes with an *Undo* toast; also returns the notes that are being deleted. */
export function useDeleteStickyNote() {
  const undo = useUndoDeletion()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [run] = useMutation<useDeleteStickyNoteMutation>(
    graphql`
      mutation useDeleteStickyNoteMutation($input: DeleteStickyNoteInput!) {
        deleteStickyNote(input: $input) {
          deletedStickyNoteId
          trashEntry {
            id
          }
        }
      }
    `,
    {
      subject: null,
      success: 'Sticky note deleted successfully',
      undo: ({ deleteStickyNote }) => undo(deleteStickyNote),
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
