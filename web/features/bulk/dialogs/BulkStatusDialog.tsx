import * as z from 'zod/mini'
import { customerStatuses } from '#web/features/customers/customerStatus.ts'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, mostAtOnce, useStartBulk } from '../useStartBulk.ts'

const schema = z.object({ status: z.enum(customerStatuses, 'Choose a status'), startsPlans: z.boolean() })
const initial: { status: string; startsPlans: boolean } = { status: '', startsPlans: false }

/** Sets the status of the selected customers; for many it asks whether to start their follow-up plans. */
export function BulkStatusDialog({ customers, count, onStarted, ...dialog }: BulkDialogProps & DialogState) {
  const start = useStartBulk({ customers, count, onStarted })
  const asks = count > mostAtOnce
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Set Status of ${customersIn(count)}`}
      schema={schema}
      initial={initial}
      onSubmit={({ status, startsPlans }) => start({ status: { status, ...(asks && { startsPlans }) } })}
      submitText="Set Status"
      pendingText="Setting..."
    >
      {(form) => (
        <>
          <SelectField
            label="Status"
            required
            options={statusOptions}
            placeholder="Select status..."
            {...form.field('status')}
          />
          {asks && (
            <SwitchField
              label="Start follow-up plans"
              description="Each customer gets the follow-ups of the new status."
              {...form.field('startsPlans')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
