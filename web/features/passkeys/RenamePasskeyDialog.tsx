import { graphql } from 'react-relay/hooks'
import type { RenamePasskeyDialogMutation } from '#web/__generated__/RenamePasskeyDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { nameSchema } from './nameSchema.ts'

/** Gives an own passkey another name. */
export function RenamePasskeyDialog({ id, name, ...dialog }: DialogState & { id: string; name: string }) {
  const [rename] = useMutation<RenamePasskeyDialogMutation>(
    graphql`
      mutation RenamePasskeyDialogMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          passkey {
            name
          }
        }
      }
    `,
    {
      success: 'Passkey renamed',
      subject: ({ renamePasskey }) => renamePasskey?.passkey.name,
      failure: { inForm: 'Failed to rename the passkey' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Rename Passkey"
      schema={nameSchema}
      record={id}
      initial={{ name }}
      onSubmit={(values) => rename({ input: { id, ...values } })}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Name" required maxLength={60} {...form.field('name')} />}
    </FormDialog>
  )
}
