import { graphql } from 'react-relay/hooks'
import type { StepDialog_step$key } from '#web/__generated__/StepDialog_step.graphql.ts'
import type { StepDialogCreateMutation } from '#web/__generated__/StepDialogCreateMutation.graphql.ts'
import type { StepDialogUpdateMutation } from '#web/__generated__/StepDialogUpdateMutation.graphql.ts'
import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { stepSchema } from './stepForm.ts'

interface StepDialogProps extends DialogState {
  status: CustomerStatus
  /** The edited step; omitted for a new one. */
  step?: StepDialog_step$key
}

/** Adds or edits a step of a plan. */
export function StepDialog({ status, step: key, ...dialog }: StepDialogProps) {
  const step = useLastKnown(
    graphql`
      fragment StepDialog_step on FollowUpStep {
        id
        dayNumber
        title
        description
        isActive
      }
    `,
    key ?? null,
  )
  const [create] = useMutation<StepDialogCreateMutation>(
    graphql`
      mutation StepDialogCreateMutation($input: CreateFollowUpStepInput!) {
        createFollowUpStep(input: $input) {
          followUpStep {
            title
          }
        }
      }
    `,
    {
      subject: ({ createFollowUpStep }) => createFollowUpStep?.followUpStep.title,
      success: 'Step added',
      failure,
    },
  )
  const [update] = useMutation<StepDialogUpdateMutation>(
    graphql`
      mutation StepDialogUpdateMutation($input: UpdateFollowUpStepInput!) {
        updateFollowUpStep(input: $input) {
          followUpStep {
            title
          }
        }
      }
    `,
    {
      subject: ({ updateFollowUpStep }) => updateFollowUpStep?.followUpStep.title,
      success: 'Step saved',
      failure,
    },
  )

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={step ? 'Edit Step' : 'Add Step'}
      description={`${statusWords[status]} customers`}
      schema={stepSchema}
      record={step?.id ?? status}
      initial={{
        dayNumber: step ? String(step.dayNumber) : '',
        title: step?.title ?? '',
        description: step?.description ?? '',
        isActive: step?.isActive ?? true,
      }}
      labels={step ? stepLabels : undefined}
      onSubmit={(fields, initial) => {
        if (!step) return create({ input: { customerStatus: status, ...fields } })
        const changes = changedFields(initial, fields)
        return isUnchanged(initial, fields) ? undefined : update({ input: { id: step.id, ...changes } })
      }}
      submitText={step ? 'Save Changes' : 'Add Step'}
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField
            label="Day"
            required
            inputMode="numeric"
            maxLength={4}
            description={`Days after the customer became ${statusWords[status].toLowerCase()}`}
            {...form.field('dayNumber')}
          />
          <TextField label="Title" required {...form.field('title')} />
          <TextArea label="Description" rows={3} {...form.field('description')} />
          <SwitchField
            label="Active"
            description="Customers who enter this status from now on get it."
            {...form.field('isActive')}
          />
        </>
      )}
    </FormDialog>
  )
}

const stepLabels = {
  dayNumber: { label: 'Day' },
  title: { label: 'Title' },
  description: { label: 'Description' },
  isActive: { label: 'Active' },
}

const failure = { inForm: 'Failed to save the step' }
