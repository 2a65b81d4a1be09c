import { useEffect, useEffectEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { commitMutation } from 'relay-runtime'
import * as z from 'zod/mini'
import type { ConfirmationDialogMutation } from '#web/__generated__/ConfirmationDialogMutation.graphql.ts'
import { codeSchema, passwordSchema } from '#web/features/second-factor/schemas.ts'
import { type ApiError, toApiError } from '#web/relay/ApiError.ts'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'

interface ConfirmationDialogProps {
  /** Whether it asks for a code, because the account has a second factor. */
  byCode: boolean
  open: boolean
  onClose: () => void
  onConfirmed: () => void
}

type Answer = { ok: true } | { ok: false; error: ApiError }

const mutation = graphql`
  mutation ConfirmationDialogMutation($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      confirmed
    }
  }
`

/** Asks for the password, or for a code. Below it stays the dialog whose act waits for the answer. */
export function ConfirmationDialog({ byCode, open, onClose, onConfirmed }: ConfirmationDialogProps) {
  const environment = useRelayEnvironment()
  // Not by `useMutation`, which would read the screen again before the act that waits is sent.
  const confirm = (input: ConfirmationDialogMutation['variables']['input']) =>
    new Promise<Answer>((resolve) =>
      commitMutation<ConfirmationDialogMutation>(environment, {
        mutation,
        variables: { input },
        onCompleted: () => {
          onConfirmed()
          resolve({ ok: true })
        },
        onError: (thrown) => resolve({ ok: false, error: toApiError(thrown) }),
      }),
    )

  // Escape closes this dialog alone, and not the one below.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      event.preventDefault()
      close()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [open])

  const frame = {
    open,
    onClose,
    size: 'sm',
    title: 'Confirm it’s you',
    description: 'You signed in a while ago.',
    submitText: 'Confirm',
    pendingText: 'Checking...',
    onSubmit: confirm,
  } as const
  if (byCode)
    return (
      <FormDialog {...frame} schema={z.object({ code: codeSchema })} initial={{ code: '' }}>
        {(form) => (
          <TextField
            label="Code"
            description="Of your authenticator app, or a recovery code."
            required
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="one-time-code"
            {...form.field('code')}
          />
        )}
      </FormDialog>
    )
  return (
    <FormDialog {...frame} schema={z.object({ password: passwordSchema })} initial={{ password: '' }}>
      {(form) => (
        <PasswordField
          label="Your password"
          required
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
    </FormDialog>
  )
}
