import { useRef } from 'react'
import * as z from 'zod/mini'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useGivePassword } from '../acts/useGivePassword.ts'
import { isTooShort } from './newBusiness.ts'
import type { UserInHand } from './Users.tsx'

const schema = z.object({ password: z.string() })
const tooShort = 'Password must be at least 6 characters long.'

interface ChangePasswordDialogProps {
  user: UserInHand
  open: boolean
  onClose: () => void
}

/** Change User Password (part 2, sections 2 and 5). */
export function ChangePasswordDialog({ user, open, onClose }: ChangePasswordDialogProps) {
  const setPassword = useGivePassword()
  const toast = useToast()
  const said = useRef('')
  const form = useForm({
    schema,
    initial: { password: '' },
    async onSubmit({ password }) {
      toast.close(said.current)
      if (isTooShort(password)) {
        said.current = toast.error({ title: 'Invalid Password', description: tooShort })
        return { fields: { password: [tooShort] } }
      }
      const outcome = await setPassword({ id: user.id, password })
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Change User Password"
      description={`${user.fullName} is signed out everywhere and signs in with the new one.`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Changing...">
            Change Password
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <PasswordField
          label="New Password"
          required
          autoComplete="new-password"
          description="At least 6 characters."
          {...form.field('password')}
        />
      </Form>
    </Dialog>
  )
}
