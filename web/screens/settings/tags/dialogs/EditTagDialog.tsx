import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { EditTagDialogMutation } from '#web/__generated__/EditTagDialogMutation.graphql.ts'
import { UpdateTagInput as most } from '#web/generated/maxLengths.ts'
import { isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { tagColors } from '#web/ui/display/tagColors.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { labelled, required } from '#web/ui/forms/fieldShapes.ts'
import { type TagDialogProps, useDialogTag } from '../../dialogs/settingsDialogs.ts'
import { ColorField, colorNames } from '../ColorField.tsx'

const labels = {
  label: required('Label', most.label),
  color: labelled('Color', z.enum(colorNames), (color) => tagColors[color].word),
}
const schema = z.object(labels)

/** Renames a tag or gives it another color; its customers keep it. */
export function EditTagDialog({ tag: key, ...dialog }: TagDialogProps) {
  const { id, label, color } = useDialogTag(key)
  const [save] = useMutation<EditTagDialogMutation>(
    graphql`
      mutation EditTagDialogMutation($input: UpdateTagInput!) {
        updateTag(input: $input) {
          tag {
            label
          }
        }
      }
    `,
    {
      success: 'Tag updated successfully',
      subject: ({ updateTag }) => updateTag?.tag.label,
      failure: () => 'Failed to update tag',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Edit Tag"
      description="Customers who have this tag show the change, too."
      schema={schema}
      record={id}
      labels={labels}
      initial={{ label, color }}
      onSubmit={(values, initial) =>
        isUnchanged(initial, values) ? undefined : save({ input: { id, ...values } })
      }
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Label" required {...form.field('label')} />
          <ColorField {...form.field('color')} />
        </>
      )}
    </FormDialog>
  )
}
