import { graphql, useFragment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { BulkInterestDialog_business$key } from '#web/__generated__/BulkInterestDialog_business.graphql.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

const schema = z.object({ interestId: z.string().check(z.minLength(1, 'Choose an interest')) })

interface BulkInterestDialogProps extends BulkDialogProps, DialogState {
  business: BulkInterestDialog_business$key
}

/** Sets the interest of the selected customers. */
export function BulkInterestDialog(props: BulkInterestDialogProps) {
  const { business, customers, count, onStarted, ...dialog } = props
  const { interestOptions } = useFragment(
    graphql`
      fragment BulkInterestDialog_business on Business {
        interestOptions {
          id
          label
        }
      }
    `,
    business,
  )
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Set Interest of ${customersIn(count)}`}
      schema={schema}
      initial={{ interestId: '' }}
      onSubmit={start}
      submitText="Set Interest"
      pendingText="Setting..."
    >
      {(form) => (
        <SelectField
          label="Interest"
          required
          options={interestOptions.map(({ id, label }) => ({ value: id, label }))}
          placeholder="Select interest..."
          {...form.field('interestId')}
        />
      )}
    </FormDialog>
  )
}
