import { graphql } from 'react-relay/hooks'
import type { AddPasskeyDialogMutation } from '#web/__generated__/AddPasskeyDialogMutation.graphql.ts'
import type { AddPasskeyDialogStartMutation } from '#web/__generated__/AddPasskeyDialogStartMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { makePasskey } from './ceremonies.ts'
import { nameSchema } from './nameSchema.ts'

const failure = { inForm: 'Failed to add the passkey' }

/** Adds a passkey: its name first, then the browser asks the person. */
export function AddPasskeyDialog(dialog: DialogState) {
  const [start] = useMutation<AddPasskeyDialogStartMutation>(
    graphql`
      mutation AddPasskeyDialogStartMutation($input: StartPasskeyRegistrationInput!) {
        startPasskeyRegistration(input: $input) {
          options
        }
      }
    `,
    { failure },
  )
  const [add] = useMutation<AddPasskeyDialogMutation>(
    graphql`
      mutation AddPasskeyDialogMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          passkey {
            name
          }
        }
      }
    `,
    { success: 'Passkey added', subject: ({ addPasskey }) => addPasskey?.passkey.name, failure },
  )
  const submit = async (input: { name: string }) => {
    const started = await start({ input })
    if (!started.ok) return started
    const answer = await makePasskey(started.data.startPasskeyRegistration?.options ?? '')
    if ('trouble' in answer) return { ok: false, error: { message: answer.trouble } } as const
    return add({ input: { credential: answer.credential } })
  }
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Add a Passkey"
      description="Your browser then asks where to keep it: on this device, on a phone or on a security key."
      schema={nameSchema}
      initial={{ name: '' }}
      onSubmit={submit}
      submitText="Continue"
      pendingText="Waiting for your device..."
    >
      {(form) => (
        <TextField
          label="Name"
          description="What you recognise it by, such as My phone."
          required
          maxLength={60}
          {...form.field('name')}
        />
      )}
    </FormDialog>
  )
}
