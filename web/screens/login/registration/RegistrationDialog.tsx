import { Lock } from 'lucide-react'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { AdminFields } from './AdminFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { atFields, blank, registrationSchema } from './registrationForm.ts'
import { useRegisterBusiness } from './useRegisterBusiness.ts'

interface RegistrationDialogProps {
  open: boolean
  onClose: () => void
}

/** Register Your Business (part 2, section 2). What was typed stays until it worked or was given up. */
export function RegistrationDialog({ open, onClose }: RegistrationDialogProps) {
  const register = useRegisterBusiness()
  const form = useForm({
    schema: registrationSchema,
    initial: blank,
    async onSubmit(typed) {
      const outcome = await register(typed)
      // The toast has said the rest.
      if (!outcome.ok) return atFields(outcome.error.fields)
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      size="lg"
      title="Register Your Business"
      description="Your customers, follow-ups and team in one place. It takes a minute."
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Registering...">
            Register Business
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="gap-6">
        <BusinessFields form={form} />
        <AdminFields form={form} />
        <section aria-labelledby="privacy" className="flex gap-3 rounded-lg bg-neutral-soft p-4 text-sm">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <div>
            <h3 id="privacy" className="font-medium text-ink">
              Your data stays yours
            </h3>
            <p className="mt-0.5 text-pretty text-muted">
              Your business data is private and isolated: no other business can see it, and only people you
              add to your team can sign in.
            </p>
          </div>
        </section>
      </Form>
    </Dialog>
  )
}
