import { graphql } from 'react-relay/hooks'
import type { EditNoteDialogMutation } from '#web/__generated__/EditNoteDialogMutation.graphql.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { NoteColor } from './colors.ts'
import { type DialogNote, type NoteDialogProps, useDialogNote } from './dialogNote.ts'
import { NoteFields } from './NoteFields.tsx'
import { noteFields, noteSchema } from './noteForm.ts'
import { useCheckedNote } from './useCheckedNote.ts'

interface EditNoteDialogProps extends NoteDialogProps {
  palette: readonly NoteColor[]
}

/** Edit Sticky Note. */
export function EditNoteDialog({ note: key, palette, ...dialog }: EditNoteDialogProps) {
  const note = useDialogNote(key)
  const { id, title, content, color } = note
  const [edit] = useMutation<EditNoteDialogMutation>(
    graphql`
      mutation EditNoteDialogMutation($input: UpdateStickyNoteInput!) {
        updateStickyNote(input: $input) {
          stickyNote {
            title
          }
        }
      }
    `,
    {
      success: 'Sticky note updated successfully',
      subject: ({ updateStickyNote }) => updateStickyNote?.stickyNote.title,
      failure: 'Failed to update sticky note',
    },
  )
  const save = useCheckedNote((sent, initial) =>
    isUnchanged(initial, sent) ? undefined : edit({ input: { id, ...changedFields(initial, sent) } }),
  )
  return (
    <FormDialog
      {...dialog}
      title="Edit Sticky Note"
      description={note.readers.length > 0 ? `Shared with ${namesOf(note)}` : undefined}
      schema={noteSchema}
      record={id}
      initial={{ title, content, color }}
      labels={noteFields}
      onSubmit={save}
      submitText="Save Note"
      pendingText="Saving..."
    >
      {(form) => <NoteFields form={form} palette={palette} />}
    </FormDialog>
  )
}

const list = new Intl.ListFormat('en-US')

function namesOf({ readers }: DialogNote): string {
  return list.format(readers.map(({ name }) => name))
}
