import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { testSchema } from '../smsForm.ts'
import { useSendTestSms } from '../useSendTestSms.ts'

/** Asks where a test text goes (part 2, section 2). What the provider says against it stands above the field. */
export function TestSmsDialog(dialog: DialogState) {
  const send = useSendTestSms()
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Test SMS"
      schema={testSchema}
      initial={{ phoneNumber: '' }}
      onSubmit={(values) => send(values)}
      submitText="Send Test SMS"
      pendingText="Sending..."
    >
      {(form) => (
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
      )}
    </FormDialog>
  )
}
