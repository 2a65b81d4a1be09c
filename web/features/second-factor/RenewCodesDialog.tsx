import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { RenewCodesDialogMutation } from '#web/__generated__/RenewCodesDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { DialogForm } from '#web/ui/forms/FormDialog.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { DialogFrame, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { BothFactorsFields } from './BothFactorsFields.tsx'
import { codesQuestion, RecoveryCodes } from './RecoveryCodes.tsx'
import { bothFactors } from './schemas.ts'

/** Replaces the viewer's own recovery codes. */
export function RenewCodesDialog(dialog: DialogState) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <DialogFrame
      {...dialog}
      onReopen={undefined}
      title="New Recovery Codes"
      description="The codes that you have now stop working."
      question={codes ? codesQuestion : undefined}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <Renewal onCodes={setCodes} />}
    </DialogFrame>
  )
}

function Renewal({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [renew] = useMutation<RenewCodesDialogMutation>(
    graphql`
      mutation RenewCodesDialogMutation($input: RenewRecoveryCodesInput!) {
        renewRecoveryCodes(input: $input) {
          recoveryCodes
        }
      }
    `,
    {
      success: 'You have new recovery codes',
      subject: null,
      failure: { inForm: 'Failed to make new recovery codes' },
    },
  )
  const form = useForm({
    schema: bothFactors,
    initial: { password: '', code: '' },
    async onSubmit(input) {
      const outcome = await renew({ input })
      if (!outcome.ok) return outcome.error
      if (outcome.data.renewRecoveryCodes) onCodes(outcome.data.renewRecoveryCodes.recoveryCodes)
    },
  })
  return (
    <DialogForm form={form} submitText="Make New Codes" pendingText="Making...">
      <BothFactorsFields form={form} />
    </DialogForm>
  )
}
