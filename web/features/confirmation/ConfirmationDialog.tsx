import { useEffect, useEffectEvent, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import { codeSchema, passwordSchema } from '#web/features/second-factor/schemas.ts'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { confirmBy, confirmByPasskey } from './confirmBy.ts'
import type { Method } from './methods.ts'
import { PasskeyInstead } from './PasskeyInstead.tsx'

interface ConfirmationDialogProps {
  /** With what it asks to confirm; none for the password. */
  methods: readonly Method[]
  open: boolean
  onClose: () => void
  onConfirmed: () => void
}

/** Asks for the password, a code or a passkey. Below it stays the dialog whose act waits for the answer. */
export function ConfirmationDialog({ methods, open, onClose, onConfirmed }: ConfirmationDialogProps) {
  const environment = useRelayEnvironment()
  const told = async <Answer extends { ok: boolean }>(answering: Promise<Answer>) => {
    const answer = await answering
    if (answer.ok) onConfirmed()
    return answer
  }
  const confirm = (input: Parameters<typeof confirmBy>[1]) => told(confirmBy(environment, input))
  const usePasskey = () => told(confirmByPasskey(environment))

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

  const words = useRef<HTMLParagraphElement>(null)
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
  if (methods.includes('code'))
    return (
      <FormDialog
        {...frame}
        schema={z.object({ code: codeSchema })}
        initial={{ code: '' }}
        above={methods.includes('passkey') && <PasskeyInstead onUse={usePasskey} />}
      >
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
  if (methods.includes('passkey'))
    return (
      <FormDialog
        {...frame}
        schema={z.object({})}
        initial={{}}
        submitText="Use a Passkey"
        pendingText="Waiting for your device..."
        onSubmit={usePasskey}
        // Not *Cancel*, the first button.
        initialFocus={() =>
          words.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[type=submit]') ?? true
        }
      >
        {() => (
          <p ref={words} className="text-muted">
            Your device asks for your fingerprint, face or PIN.
          </p>
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
