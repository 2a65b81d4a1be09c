import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { EditFieldDialogMutation } from '#web/__generated__/EditFieldDialogMutation.graphql.ts'
import { UpdateCustomFieldInput as most } from '#web/generated/maxLengths.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { labelled, required } from '#web/ui/forms/fieldShapes.ts'
import { type FieldDialogProps, useDialogField } from '../../dialogs/settingsDialogs.ts'
import { fieldTypes } from '../fieldTypes.ts'
import { ChoicesField, type FormChoice } from './ChoicesField.tsx'

/** What replaces a removed choice, by their numbers. */
type Replaced = Readonly<Record<string, string>>

const labels = {
  label: required('Label', most.label),
  isOnCard: labelled('Show on card', z.boolean()),
  choices: labelled('Choices', z.custom<readonly FormChoice[]>(), (choices) =>
    choices.map(({ label }) => label).join(', '),
  ),
  replaced: labelled('Replaced', z.custom<Replaced>()),
}
const schema = z.object(labels)

/** Changes a custom field. A removed choice that customers have needs another one that replaces it. */
export function EditFieldDialog({ field: key, ...dialog }: FieldDialogProps) {
  const { id, label, type, choices: before, isOnCard } = useDialogField(key)
  const [save] = useMutation<EditFieldDialogMutation>(
    graphql`
      mutation EditFieldDialogMutation($input: UpdateCustomFieldInput!) {
        updateCustomField(input: $input) {
          customField {
            label
          }
        }
      }
    `,
    {
      success: 'Field updated successfully',
      subject: ({ updateCustomField }) => updateCustomField?.customField.label,
      failure: { inForm: 'Failed to update field' },
    },
  )
  const removedFrom = (choices: readonly FormChoice[]) =>
    before.filter((choice) => !choices.some((kept) => kept.number === choice.number))
  const changedChoices = (choices: readonly FormChoice[], replaced: Replaced) => ({
    choices: choices.flatMap(({ number, label: offered }) =>
      number === null && offered.trim() === '' ? [] : [{ number, label: offered }],
    ),
    replaced: removedFrom(choices).flatMap((choice) => {
      const by = replaced[choice.number]
      return by === undefined ? [] : [{ number: choice.number, by: Number(by) }]
    }),
  })
  const initial = { label, isOnCard, choices: before as readonly FormChoice[], replaced: {} as Replaced }
  return (
    <FormDialog
      {...dialog}
      title="Edit Field"
      description={`Type: ${fieldTypes[type]}. It cannot be changed.`}
      schema={schema}
      record={id}
      initial={initial}
      labels={labels}
      onSubmit={({ choices, replaced, ...others }, { choices: shown, ...initial }) => {
        const changed = {
          ...changedFields(initial, others),
          ...(choices !== shown && changedChoices(choices, replaced)),
        }
        return Object.keys(changed).length === 0 ? undefined : save({ input: { id, ...changed } })
      }}
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Label" required {...form.field('label')} />
          {type === 'CHOICE' && <ChoicesField {...form.field('choices')} />}
          {form.refusals > 0 &&
            removedFrom(form.values.choices).map((choice) => (
              <SelectField
                key={choice.number}
                label={`Replace “${choice.label}” by`}
                placeholder="Nothing"
                value={form.values.replaced[choice.number] ?? ''}
                onChange={(by) => form.change({ replaced: { ...form.values.replaced, [choice.number]: by } })}
                options={form.values.choices.flatMap((kept) =>
                  kept.number === null ? [] : [{ value: String(kept.number), label: kept.label }],
                )}
              />
            ))}
          <SwitchField label="Show on card" {...form.field('isOnCard')} />
        </>
      )}
    </FormDialog>
  )
}
