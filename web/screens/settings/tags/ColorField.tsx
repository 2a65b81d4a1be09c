import { classNames } from '#web/lib/classNames.ts'
import { type TagColor, tagColors } from '#web/ui/display/tagColors.ts'
import type { FieldFrame, FieldValue } from '#web/ui/fields/fieldProps.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

export const colorNames = Object.keys(tagColors) as TagColor[]

const options = colorNames.map((value) => ({
  value,
  label: tagColors[value].word,
  icon: (
    <span
      aria-hidden
      className={classNames('size-4 rounded-sm border border-current', tagColors[value].classes)}
    />
  ),
}))

/** Selects the color of a tag, by its word. */
export function ColorField(props: Omit<FieldFrame, 'label'> & FieldValue<TagColor>) {
  return <SelectField label="Color" options={options} {...props} />
}
