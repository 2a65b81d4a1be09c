import { useRef } from 'react'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { PhoneField } from '#web/ui/fields/PhoneField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useCreateBusiness } from '../acts/useCreateBusiness.ts'
import { atFields, blank, inputOf, missing, newBusinessSchema, typeOptions } from './newBusiness.ts'

interface AddBusinessDialogProps {
  /** The connection that the new one joins. */
  list: string
  open: boolean
  onClose: () => void
}

/** Add Business (part 2, section 2): a business and the admin who signs in first. */
export function AddBusinessDialog({ list, open, onClose }: AddBusinessDialogProps) {
  const create = useCreateBusiness(list)
  const toast = useToast()
  const said = useRef('')
  const form = useForm({
    schema: newBusinessSchema,
    initial: blank,
    async onSubmit(typed) {
      toast.close(said.current)
      const fields = missing(typed)
      if (fields) {
        said.current = toast.error({
          title: 'Validation Error',
          description: Object.values(fields)[0]?.[0],
        })
        return { fields }
      }
      const outcome = await create(inputOf(typed))
      if (!outcome.ok) return atFields(outcome.error.fields)
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      size="lg"
      title="Add Business"
      description="It may be worked in at once, with interest options and follow-up plans in place."
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Creating...">
            Create Business
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="gap-6">
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 font-medium text-ink">Business information</legend>
          <FieldRow>
            <TextField label="Business Name" required {...form.field('name')} />
            <SelectField
              label="Business Type"
              required
              options={typeOptions}
              {...form.field('businessType')}
              onChange={(businessType) => businessType !== '' && form.change({ businessType })}
            />
          </FieldRow>
          <FieldRow>
            <PhoneField label="Business Phone" {...form.field('phone')} />
            <TextField
              label="Business Email"
              type="email"
              autoCapitalize="none"
              {...form.field('businessEmail')}
            />
          </FieldRow>
          <TextField label="Address" {...form.field('address')} />
        </fieldset>
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 font-medium text-ink">Admin account</legend>
          <FieldRow>
            <TextField label="Admin First Name" required {...form.field('firstName')} />
            <TextField label="Admin Last Name" required {...form.field('lastName')} />
          </FieldRow>
          <FieldRow>
            <TextField
              label="Admin Username"
              required
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('username')}
            />
            <TextField
              label="Admin Email"
              type="email"
              required
              autoCapitalize="none"
              {...form.field('email')}
            />
          </FieldRow>
          <PasswordField
            label="Admin Password"
            required
            autoComplete="new-password"
            description="At least 6 characters."
            {...form.field('password')}
          />
        </fieldset>
      </Form>
    </Dialog>
  )
}
