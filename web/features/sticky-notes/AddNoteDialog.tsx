import { graphql } from 'react-relay/hooks'
import type { AddNoteDialogStickyNoteMutation } from '#web/__generated__/AddNoteDialogStickyNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { type NoteColor, newNoteColor } from './colors.ts'
import { NoteFields } from './NoteFields.tsx'
import { noteSchema } from './noteForm.ts'
import { useCheckedNote } from './useCheckedNote.ts'

const blank = { title: '', content: '', color: newNoteColor }

/** Add New Sticky Note. */
export function AddNoteDialog({ palette, ...dialog }: DialogState & { palette: readonly NoteColor[] }) {
  const [addNote] = useMutation<AddNoteDialogStickyNoteMutation>(
    graphql`
      mutation AddNoteDialogStickyNoteMutation($input: CreateStickyNoteInput!) {
        createStickyNote(input: $input) {
          stickyNote {
            title
          }
        }
      }
    `,
    {
      success: 'Sticky note created successfully',
      subject: ({ createStickyNote }) => createStickyNote?.stickyNote.title,
      failure: 'Failed to create sticky note',
    },
  )
  const add = useCheckedNote((input) => addNote({ input }))
  return (
    <FormDialog
      {...dialog}
      title="Add New Sticky Note"
      schema={noteSchema}
      initial={blank}
      onSubmit={add}
      submitText="Add Note"
      pendingText="Adding..."
    >
      {(form) => <NoteFields form={form} palette={palette} />}
    </FormDialog>
  )
}
