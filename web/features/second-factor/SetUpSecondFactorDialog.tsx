import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { SetUpSecondFactorDialogConfirmMutation } from '#web/__generated__/SetUpSecondFactorDialogConfirmMutation.graphql.ts'
import type { SetUpSecondFactorDialogMutation } from '#web/__generated__/SetUpSecondFactorDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { CopyField } from '#web/ui/fields/CopyField.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DialogForm } from '#web/ui/forms/FormDialog.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { DialogFrame, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import { codesQuestion, RecoveryCodes } from './RecoveryCodes.tsx'
import { codeSchema, passwordSchema } from './schemas.ts'

interface AppSecret {
  secret: string
  uri: string
}

/** Sets up an authenticator app: the password, the app's first code, and the recovery codes. */
export function SetUpSecondFactorDialog(dialog: DialogState) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <DialogFrame
      {...dialog}
      onReopen={undefined}
      title="Set Up a Second Factor"
      description="Signing in then takes your password and a code of an app on your phone."
      question={codes ? codesQuestion : undefined}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <Steps onCodes={setCodes} />}
    </DialogFrame>
  )
}

function Steps({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [app, setApp] = useState<AppSecret | null>(null)
  return app ? <FirstCode app={app} onCodes={onCodes} /> : <Password onApp={setApp} />
}

function Password({ onApp }: { onApp: (app: AppSecret) => void }) {
  const [setUp] = useMutation<SetUpSecondFactorDialogMutation>(
    graphql`
      mutation SetUpSecondFactorDialogMutation($input: SetUpSecondFactorInput!) {
        setUpSecondFactor(input: $input) {
          secret
          uri
        }
      }
    `,
    { failure: { inForm: 'Failed to set up the second factor' } },
  )
  const form = useForm({
    schema: z.object({ password: passwordSchema }),
    initial: { password: '' },
    async onSubmit(input) {
      const outcome = await setUp({ input })
      if (!outcome.ok) return outcome.error
      if (outcome.data.setUpSecondFactor) onApp(outcome.data.setUpSecondFactor)
    },
  })
  return (
    <DialogForm form={form} submitText="Continue" pendingText="Checking...">
      <PasswordField
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
        {...form.field('password')}
      />
    </DialogForm>
  )
}

interface FirstCodeProps {
  app: AppSecret
  onCodes: (codes: readonly string[]) => void
}

function FirstCode({ app, onCodes }: FirstCodeProps) {
  const [confirm] = useMutation<SetUpSecondFactorDialogConfirmMutation>(
    graphql`
      mutation SetUpSecondFactorDialogConfirmMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          recoveryCodes
        }
      }
    `,
    {
      success: 'Your second factor is set up',
      subject: null,
      failure: { inForm: 'Failed to set up the second factor' },
    },
  )
  const form = useForm({
    schema: z.object({ code: codeSchema }),
    initial: { code: '' },
    async onSubmit(input) {
      const outcome = await confirm({ input })
      if (!outcome.ok) return outcome.error
      if (outcome.data.confirmSecondFactor) onCodes(outcome.data.confirmSecondFactor.recoveryCodes)
    },
  })
  return (
    <DialogForm
      form={form}
      submitText="Set Up"
      pendingText="Setting up..."
      above={
        <div className="mb-4 flex flex-col gap-4">
          <p className="text-muted">
            Scan this with an authenticator app, such as the password manager of your phone, or type the key
            into it.
          </p>
          <QrCode text={app.uri} label="QR code for the authenticator app" />
          <CopyField label="Key" value={app.secret} />
        </div>
      }
    >
      <TextField
        label="Code"
        description="The six digits that the app shows now."
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
    </DialogForm>
  )
}
