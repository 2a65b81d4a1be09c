import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { SaveViewDialogMutation } from '#web/__generated__/SaveViewDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ShownView } from '../viewAddress.ts'
import { viewName } from './viewName.ts'

interface SaveViewDialogProps extends DialogState {
  view: ShownView
  /** Whether the user may share it with the business. */
  canShare: boolean
}

const schema = z.extend(viewName, { shared: z.boolean() })

/** Saves the current view under a name. */
export function SaveViewDialog({ view, canShare, ...dialog }: SaveViewDialogProps) {
  const [save] = useMutation<SaveViewDialogMutation>(
    graphql`
      mutation SaveViewDialogMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          savedView {
            name
          }
        }
      }
    `,
    {
      success: 'View saved successfully',
      subject: ({ createSavedView }) => createSavedView?.savedView.name,
      failure: 'Failed to save view',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Save View"
      description={`Saves the search, filters, order and layout.${canShare ? '' : ' Only you can see the view.'}`}
      schema={schema}
      initial={{ name: '', shared: false }}
      onSubmit={(entered) => save({ input: { ...view, ...entered } })}
      submitText="Save View"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Name" required {...form.field('name')} />
          {canShare && (
            <SwitchField
              label="Share with everybody"
              description="Everybody in the business sees the view, also those who join later."
              {...form.field('shared')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
