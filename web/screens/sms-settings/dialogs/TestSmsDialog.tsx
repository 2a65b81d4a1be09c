import { graphql } from 'react-relay/hooks'
import type { TestSmsDialogMutation } from '#web/__generated__/TestSmsDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { testSchema } from '../smsForm.ts'

/** Asks for the number of a test text. The provider's error is shown above the field. */
export function TestSmsDialog(dialog: DialogState) {
  const [send] = useMutation<TestSmsDialogMutation>(
    graphql`
      mutation TestSmsDialogMutation($phoneNumber: String!) {
        sendTestSms(input: { phoneNumber: $phoneNumber }) {
          __typename
        }
      }
    `,
    { success: 'Test SMS sent successfully', subject: null, failure: 'Failed to send test SMS' },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Test SMS"
      schema={testSchema}
      initial={{ phoneNumber: '' }}
      onSubmit={(values) => send(values, { subject: values.phoneNumber })}
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
          placeholder="(555)123-4567"
          description="For example, your own number. You pay for one text message."
          {...form.field('phoneNumber')}
        />
      )}
    </FormDialog>
  )
}
