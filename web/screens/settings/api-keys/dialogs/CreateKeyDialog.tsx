import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { CreateKeyDialogMutation } from '#web/__generated__/CreateKeyDialogMutation.graphql.ts'
import { CreateApiKeyInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog, stayOpen } from '#web/ui/forms/FormDialog.tsx'
import { required } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { settingsDialogs } from '../../dialogs/settingsDialogs.ts'
import { roleNames } from '../roleNames.ts'

const roles = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const
const options = roles.map((value) => ({ value, label: roleNames[value] }))
const schema = z.object({ name: required('Name', most.name), role: z.enum(roles) })
type Values = { name: string; role: (typeof roles)[number] | '' }
const initial: Values = { name: '', role: 'EMPLOYEE' }

/** Creates a key and shows it once. */
export function CreateKeyDialog(dialog: DialogState) {
  const open = settingsDialogs.useOpen()
  const [create] = useMutation<CreateKeyDialogMutation>(
    graphql`
      mutation CreateKeyDialogMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          key
        }
      }
    `,
    { failure: ({ message, fields }) => (fields ? null : message) },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Create API Key"
      schema={schema}
      initial={initial}
      onSubmit={async (input) => {
        const outcome = await create({ input })
        if (!outcome.ok) return outcome
        // Only the response contains the complete key.
        const value = outcome.data.createApiKey?.key ?? ''
        open('shownOnce', {
          title: 'Your New API Key',
          label: 'Key',
          value,
          copyText: 'Copy Key',
          children: (
            <p className="text-muted text-sm">
              Programs send it as{' '}
              <code className="font-mono text-xs">Authorization: Bearer {value.slice(0, 12)}…</code>
            </p>
          ),
        })
        return stayOpen
      }}
      submitText="Create Key"
      pendingText="Creating..."
    >
      {(form) => (
        <>
          <TextField label="Name" required placeholder="Web shop" {...form.field('name')} />
          <SelectField
            label="Role"
            required
            options={options}
            description="The key can do what this role can, except personal things such as notes and tasks."
            {...form.field('role')}
          />
        </>
      )}
    </FormDialog>
  )
}
