import { type CustomerStatus, statusWords } from '#web/components/customers/customerStatus.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { AskedStep } from '../planAct.ts'
import { stepSchema } from './stepForm.ts'
import { useSaveStep } from './useSaveStep.ts'

interface StepDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  status: CustomerStatus
  /** The step to change; without it, one is added. */
  step?: AskedStep
  onClose: () => void
}

/** Adds a step to a plan, or changes one. */
export function StepDialog({ status, step, open, onClose, finalFocus }: StepDialogProps) {
  const save = useSaveStep(status)
  const form = useForm({
    schema: stepSchema,
    initial: {
      dayNumber: step ? String(step.dayNumber) : '',
      title: step?.title ?? '',
      description: step?.description ?? '',
      isActive: step?.isActive ?? true,
    },
    async onSubmit(fields) {
      const outcome = await save(step?.id ?? null, fields)
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
      title={step ? 'Edit Step' : 'Add Step'}
      description={`${statusWords[status]} customers`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Saving...">
            {step ? 'Save Changes' : 'Add Step'}
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TextField
          label="Day"
          required
          inputMode="numeric"
          maxLength={4}
          description={`Days after the customer became ${statusWords[status].toLowerCase()}`}
          {...form.field('dayNumber')}
        />
        <TextField label="Title" required {...form.field('title')} />
        <TextArea label="Description" rows={3} {...form.field('description')} />
        <SwitchField
          label="Active"
          description="Customers who enter this status from now on get it."
          {...form.field('isActive')}
        />
      </Form>
    </Dialog>
  )
}
