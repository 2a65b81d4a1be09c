import { graphql } from 'react-relay/hooks'
import type { AddBusinessDialogMutation } from '#web/__generated__/AddBusinessDialogMutation.graphql.ts'
import { typeOptions } from '#web/features/business/businessTypes.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { NewPasswordField } from '#web/ui/fields/PasswordField.tsx'
import { PhoneField } from '#web/ui/fields/PhoneField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import {
  atFields,
  blankBusiness,
  inputOf,
  missing,
  type NewBusiness,
  newBusinessSchema,
} from './newBusiness.ts'

interface AddBusinessDialogProps extends DialogState {
  /** The connection to which the new business is added. */
  list: string
}

/** Add Business: a business and its first admin. */
export function AddBusinessDialog({ list, ...dialog }: AddBusinessDialogProps) {
  const [create] = useMutation<AddBusinessDialogMutation>(
    graphql`
      mutation AddBusinessDialogMutation($input: CreateBusinessInput!, $lists: [ID!]!) {
        createBusiness(input: $input) {
          businessEdge @prependEdge(connections: $lists) {
            node {
              id
              name
              ...BusinessCells_business
            }
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ createBusiness: act }) => (act ? `${act.businessEdge.node.name} has been created` : null),
      failure: ({ code, message }) =>
        code === 'CONFLICT' ? message : 'Failed to create business. Please try again.',
    },
  )
  const showError = useErrorToast()
  const save = async (typed: NewBusiness) => {
    const fields = missing(typed)
    showError(fields && { title: 'Validation Error', description: Object.values(fields)[0]?.[0] })
    if (fields) return { ok: false as const, error: { fields } }
    const outcome = await create({ input: inputOf(typed), lists: [list] })
    return outcome.ok ? outcome : { ok: false as const, error: atFields(outcome.error.fields) }
  }

  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Add Business"
      description="Ready to use right away, with default interest options and follow-up plans."
      schema={newBusinessSchema}
      initial={blankBusiness}
      onSubmit={save}
      submitText="Create Business"
      pendingText="Creating..."
      className="gap-6"
    >
      {(form) => (
        <>
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-3 font-medium text-ink">Business information</legend>
            <FieldRow>
              <TextField label="Business Name" required {...form.field('name')} />
              <SelectField
                label="Business Type"
                required
                options={typeOptions}
                {...form.field('businessType')}
              />
            </FieldRow>
            <FieldRow>
              <PhoneField label="Business Phone" {...form.field('phone')} />
              <TextField
                label="Business Email"
                type="email"
                autoCapitalize="none"
                {...form.field('businessEmail')}
              />
            </FieldRow>
            <TextField label="Address" {...form.field('address')} />
          </fieldset>
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-3 font-medium text-ink">Admin account</legend>
            <FieldRow>
              <TextField label="Admin First Name" required {...form.field('firstName')} />
              <TextField label="Admin Last Name" required {...form.field('lastName')} />
            </FieldRow>
            <FieldRow>
              <TextField
                label="Admin Username"
                required
                autoCapitalize="none"
                spellCheck={false}
                {...form.field('username')}
              />
              <TextField
                label="Admin Email"
                type="email"
                required
                autoCapitalize="none"
                {...form.field('email')}
              />
            </FieldRow>
            <NewPasswordField
              label="Admin Password"
              names={[
                form.values.name,
                form.values.firstName,
                form.values.lastName,
                form.values.username,
                form.values.email,
              ]}
              required
              {...form.field('password')}
            />
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}
