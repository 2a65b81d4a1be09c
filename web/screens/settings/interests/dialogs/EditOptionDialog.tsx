import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { EditOptionDialogMutation } from '#web/__generated__/EditOptionDialogMutation.graphql.ts'
import { UpdateInterestOptionInput as most } from '#web/generated/maxLengths.ts'
import { isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { required } from '#web/ui/forms/fieldShapes.ts'
import { type OptionDialogProps, useDialogOption } from '../../dialogs/settingsDialogs.ts'

const labels = { label: required('Label', most.label) }
const schema = z.object(labels)

/** Renames an option; its customers are renamed with it. */
export function EditOptionDialog({ option: key, ...dialog }: OptionDialogProps) {
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
      failure: () => 'Failed to update interest option',
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
      labels={labels}
      initial={{ label: option.label }}
      onSubmit={({ label }, initial) =>
        isUnchanged(initial, { label }) ? undefined : rename({ input: { id: option.id, label } })
      }
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Label" required {...form.field('label')} />}
    </FormDialog>
  )
}
