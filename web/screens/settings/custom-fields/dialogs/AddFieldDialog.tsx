import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddFieldDialogMutation } from '#web/__generated__/AddFieldDialogMutation.graphql.ts'
import { CreateCustomFieldInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { required } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { type FieldType, fieldTypes, typeNames } from '../fieldTypes.ts'

const schema = z.object({
  label: required('Label', most.label),
  type: z.enum(typeNames),
  choices: z.string(),
  isOnCard: z.boolean(),
})

const types = typeNames.map((value) => ({ value, label: fieldTypes[value] }))

/** The choices of a text, one a line. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Adds a custom field below the others. */
export function AddFieldDialog(dialog: DialogState) {
  const [add] = useMutation<AddFieldDialogMutation>(
    graphql`
      mutation AddFieldDialogMutation($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) {
          customField {
            label
          }
        }
      }
    `,
    {
      success: 'Field added successfully',
      subject: ({ createCustomField }) => createCustomField?.customField.label,
      failure: { inForm: 'Failed to add field' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      title="Add Field"
      description="Every customer gets this field; it may stay empty."
      schema={schema}
      initial={{ label: '', type: 'TEXT' as FieldType, choices: '', isOnCard: false }}
      onSubmit={({ choices, ...field }) =>
        add({ input: { ...field, choices: field.type === 'CHOICE' ? linesOf(choices) : [] } })
      }
      submitText="Add Field"
      pendingText="Adding..."
    >
      {(form) => (
        <>
          <TextField label="Label" required {...form.field('label')} />
          <SelectField
            label="Type"
            description="It cannot be changed later."
            options={types}
            {...form.field('type')}
          />
          {form.values.type === 'CHOICE' && (
            <TextArea label="Choices" required description="One a line." {...form.field('choices')} />
          )}
          <SwitchField label="Show on card" {...form.field('isOnCard')} />
        </>
      )}
    </FormDialog>
  )
}
