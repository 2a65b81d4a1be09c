import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { NewFieldDialogMutation } from '#web/__generated__/NewFieldDialogMutation.graphql.ts'
import { CreateCustomFieldInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { labelled, labelledFields, required } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { guessType } from '../review/guessType.ts'

const types = [
  { value: 'TEXT', label: 'Text' },
  { value: 'NUMBER', label: 'Number' },
  { value: 'DATE', label: 'Date' },
  { value: 'YES_NO', label: 'Yes or no' },
] as const

const fields = {
  label: required('Label', most.label),
  type: labelled('Type', z.enum(['TEXT', 'NUMBER', 'DATE', 'YES_NO'])),
}
const schema = z.object(fields)

interface NewFieldDialogProps extends DialogState {
  /** The name of the column. */
  header: string
  /** The first values of the column. */
  samples: readonly string[]
  onCreated: (fieldId: string) => void
}

/** Adds a custom field that a column of the file fills. */
export function NewFieldDialog({ header, samples, onCreated, ...dialog }: NewFieldDialogProps) {
  const [create] = useMutation<NewFieldDialogMutation>(
    graphql`
      mutation NewFieldDialogMutation($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) {
          customField {
            id
            databaseId
            label
          }
        }
      }
    `,
    {
      success: 'Field added',
      subject: ({ createCustomField }) => createCustomField?.customField.label,
      failure: { inForm: 'Failed to add the field' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      title="New Field"
      description="Each customer gets this field. What cannot be read as its type is kept in notes."
      schema={schema}
      initial={{ label: header.slice(0, most.label), type: guessType(samples) }}
      onSubmit={async (input) => {
        const outcome = await create({ input })
        const id = outcome.ok ? outcome.data.createCustomField?.customField.id : undefined
        if (id) onCreated(id)
        return outcome
      }}
      submitText="Add Field"
      pendingText="Adding..."
    >
      {(form) => {
        const field = labelledFields(form, fields)
        return (
          <>
            <TextField required {...field('label')} />
            <SelectField options={types} {...field('type')} />
          </>
        )
      }}
    </FormDialog>
  )
}
