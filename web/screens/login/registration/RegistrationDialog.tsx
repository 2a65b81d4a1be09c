import { Lock } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { RegistrationDialogMutation } from '#web/__generated__/RegistrationDialogMutation.graphql.ts'
import { limitFor } from '#web/features/business/dailyLimit.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { fromHere } from '#web/screens/login/fromHere.ts'
import { useStartSession } from '#web/screens/login/useStartSession.ts'
import { FormDialog, stayOpen } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { AdminFields } from './AdminFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { atFields, blankRegistration, knownTimeZone, registrationSchema } from './registrationForm.ts'

/** Register Your Business. The input is kept until it succeeds or the user discards it. */
export function RegistrationDialog(dialog: DialogState) {
  const enter = useStartSession('Business Registered')
  const [register] = useMutation<RegistrationDialogMutation>(
    graphql`
      mutation RegistrationDialogMutation($input: RegisterBusinessInput!) {
        registerBusiness(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    {
      failure: ({ message }) => ({
        title: 'Registration Failed',
        description: message || 'Failed to register business. Please try again.',
      }),
    },
  )

  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Register Your Business"
      description="Your customers, follow-ups and team in one place. It takes a minute."
      schema={registrationSchema}
      initial={blankRegistration}
      onSubmit={async (typed) => {
        const { name, businessType, phone, businessEmail, address, technicians, ...rest } = typed
        const { confirmPassword: _same, ...admin } = rest
        const business = {
          name,
          businessType,
          phone,
          address,
          email: businessEmail,
          timeZone: knownTimeZone(),
          maxAppointmentsPerDay: limitFor(Number(technicians)),
        }
        const outcome = await register({ input: { business, admin } }, fromHere())
        // The toast shows the message.
        if (!outcome.ok) return { ok: false, error: atFields(outcome.error.fields) }
        const entered = outcome.data.registerBusiness && enter(outcome.data.registerBusiness)
        // The page navigates away; without a session the dialog closes, because the business is registered.
        return entered ? stayOpen : { ok: true }
      }}
      submitText="Register Business"
      pendingText="Registering..."
      className="gap-6"
    >
      {(form) => (
        <>
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
        </>
      )}
    </FormDialog>
  )
}
