import * as z from 'zod/mini'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { required } from '#web/ui/forms/textShapes.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { Option } from '../optionAct.ts'
import { useRenameOption } from '../useRenameOption.ts'

interface EditOptionDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  option: Option
  onClose: () => void
}

const schema = z.object({ label: required('Label', 80) })

/** Renames an option; its customers are renamed with it (decisions, section 4). */
export function EditOptionDialog({ option, open, onClose, finalFocus }: EditOptionDialogProps) {
  const rename = useRenameOption()
  const form = useForm({
    schema,
    initial: { label: option.label },
    async onSubmit({ label }) {
      const outcome = await rename(option.id, label)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Edit Interest Option"
      description="Customers who have this interest are renamed with it."
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Saving...">
            Save
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TextField label="Label" required {...form.field('label')} />
      </Form>
    </Dialog>
  )
}
