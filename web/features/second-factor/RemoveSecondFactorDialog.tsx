import { graphql } from 'react-relay/hooks'
import type { RemoveSecondFactorDialogMutation } from '#web/__generated__/RemoveSecondFactorDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { BothFactorsFields } from './BothFactorsFields.tsx'
import { bothFactors } from './schemas.ts'

/** Removes the viewer's own second factor. */
export function RemoveSecondFactorDialog(dialog: DialogState) {
  const [remove] = useMutation<RemoveSecondFactorDialogMutation>(
    graphql`
      mutation RemoveSecondFactorDialogMutation($input: RemoveSecondFactorInput!) {
        removeSecondFactor(input: $input) {
          removed
        }
      }
    `,
    {
      success: 'Your second factor is removed',
      subject: null,
      failure: { inForm: 'Failed to remove the second factor' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Remove the Second Factor"
      description="Your password alone opens your account from then on."
      schema={bothFactors}
      initial={{ password: '', code: '' }}
      onSubmit={(input) => remove({ input })}
      submitText="Remove"
      pendingText="Removing..."
    >
      {(form) => <BothFactorsFields form={form} />}
    </FormDialog>
  )
}
