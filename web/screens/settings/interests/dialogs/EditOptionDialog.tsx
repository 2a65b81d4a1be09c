import * as z from 'zod/mini'
import { UpdateInterestOptionInput as most } from '#web/generated/maxLengths.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { required } from '#web/ui/forms/textShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { Option } from '../optionDialogRequest.ts'
import { useRenameOption } from '../useRenameOption.ts'

interface EditOptionDialogProps extends DialogState {
  option: Option
}

const schema = z.object({ label: required('Label', most.label) })

/** Renames an option; its customers are renamed with it (decisions, section 4). */
export function EditOptionDialog({ option, ...dialog }: EditOptionDialogProps) {
  const rename = useRenameOption()
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Edit Interest Option"
      description="Customers who have this interest are renamed with it."
      schema={schema}
      initial={{ label: option.label }}
      onSubmit={({ label }) => rename(option.id, label)}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Label" required {...form.field('label')} />}
    </FormDialog>
  )
}
