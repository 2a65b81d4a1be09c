import { CircleDashed, Users } from 'lucide-react'
import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ItemFields_business$key } from '#web/__generated__/ItemFields_business.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { everyone, type ItemValues, itemFields, nobody } from './itemForm.ts'
import { priorities, priorityNames } from './priority.ts'

/** The current assignee, who may have left the team. */
export interface FormerAssignee {
  readonly id: string
  readonly name: string
}

interface ItemFieldsProps {
  form: FormState<ItemValues>
  business: ItemFields_business$key
  former?: FormerAssignee | null
  /** A ref to the first field, for setting the focus. */
  first?: Ref<HTMLInputElement>
}

const priorityOptions = priorityNames.map((value) => ({ value, label: priorities[value].label }))

/** The fields of an item, for adding and editing. */
export function ItemFields({ form, business, former = null, first }: ItemFieldsProps) {
  const { team } = useFragment(
    graphql`
      fragment ItemFields_business on Business {
        team {
          isActive
          ...useUserOptions_users
        }
      }
    `,
    business,
  )
  const users = useUserOptions(
    team.filter(({ isActive }) => isActive),
    former,
  )
  const assignees = [
    { value: nobody, label: 'Not Assigned', icon: <CircleDashed aria-hidden className="text-faint" /> },
    { value: everyone, label: 'All Team Members', icon: <Users aria-hidden className="text-faint" /> },
    ...users,
  ]
  const field = labelledFields(form, itemFields)

  return (
    <>
      <TextField ref={first} required {...field('title')} />
      <TextArea required {...field('description')} />
      <FieldRow>
        <SelectField options={priorityOptions} {...field('priority')} />
        <SelectField options={assignees} {...field('assignedTo')} />
      </FieldRow>
    </>
  )
}
