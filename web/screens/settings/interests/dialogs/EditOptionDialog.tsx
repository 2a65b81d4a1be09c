import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { EditOptionDialogMutation } from '#web/__generated__/EditOptionDialogMutation.graphql.ts'
import type { settingsDialogs_option$key } from '#web/__generated__/settingsDialogs_option.graphql.ts'
import { UpdateInterestOptionInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { required } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogOption } from '../../dialogs/settingsDialogs.ts'

interface EditOptionDialogProps extends DialogState {
  option: settingsDialogs_option$key
}

const schema = z.object({ label: required('Label', most.label) })

/** Renames an option; its customers are renamed with it. */
export function EditOptionDialog({ option: key, ...dialog }: EditOptionDialogProps) {
  const option = useDialogOption(key)
  const [rename] = useMutation<EditOptionDialogMutation>(
    graphql`
      mutation EditOptionDialogMutation($input: UpdateInterestOptionInput!) {
        updateInterestOption(input: $input) {
          interestOption {
            label
          }
        }
      }
    `,
    {
      success: 'Interest option updated successfully',
      subject: ({ updateInterestOption }) => updateInterestOption?.interestOption.label,
      failure: 'Failed to update interest option',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Edit Interest Option"
      description="Customers who have this interest are renamed with it."
      schema={schema}
      record={option.id}
      initial={{ label: option.label }}
      onSubmit={({ label }) => rename({ input: { id: option.id, label } })}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Label" required {...form.field('label')} />}
    </FormDialog>
  )
}
