import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { testSchema } from '../smsForm.ts'
import { useSendTestSms } from '../useSendTestSms.ts'

/** Asks where a test text goes (part 2, section 2). What the provider says against it stands above the field. */
export function TestSmsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const send = useSendTestSms()
  const form = useForm({
    schema: testSchema,
    initial: { phoneNumber: '' },
    async onSubmit(values) {
      const outcome = await send(values)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      size="sm"
      title="Test SMS"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Sending...">
            Send Test SMS
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TextField
          label="Test phone number"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="(555) 123-4567"
          description="Yours, for example. It costs what one text costs at your provider."
          {...form.field('phoneNumber')}
        />
      </Form>
    </Dialog>
  )
}
