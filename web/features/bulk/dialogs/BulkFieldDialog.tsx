import { graphql, useFragment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { BulkFieldDialog_business$key } from '#web/__generated__/BulkFieldDialog_business.graphql.ts'
import { CustomFieldInputs } from '#web/features/custom-fields/CustomFieldInputs.tsx'
import { customFieldsOf } from '#web/features/custom-fields/customForm.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

const schema = z.object({
  fieldId: z.string().check(z.minLength(1, 'Choose a field')),
  value: z.string(),
})

interface BulkFieldDialogProps extends BulkDialogProps, DialogState {
  business: BulkFieldDialog_business$key
}

/** Gives the selected customers a value in a custom field, or empties the field. */
export function BulkFieldDialog({ business, customers, count, onStarted, ...dialog }: BulkFieldDialogProps) {
  const data = useFragment(
    graphql`
      fragment BulkFieldDialog_business on Business {
        ...customForm_fields
      }
    `,
    business,
  )
  const fields = customFieldsOf(data)
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Set a Field of ${customersIn(count)}`}
      description="An empty value empties the field."
      schema={schema}
      initial={{ fieldId: '', value: '' }}
      onSubmit={({ fieldId, value }) => start({ customField: { fieldId, value: value.trim() || null } })}
      submitText="Set Field"
      pendingText="Setting..."
    >
      {(form) => (
        <>
          <SelectField
            label="Field"
            required
            options={fields.map(({ id, label }) => ({ value: id, label }))}
            placeholder="Select field..."
            {...form.field('fieldId')}
            onChange={(fieldId) => form.change({ fieldId, value: '' })}
          />
          <CustomFieldInputs
            fields={fields.filter(({ id }) => id === form.values.fieldId)}
            field={() => form.field('value')}
          />
        </>
      )}
    </FormDialog>
  )
}
