import { graphql, useFragment } from 'react-relay/hooks'
import type { TaskFields_viewer$key } from '#web/__generated__/TaskFields_viewer.graphql.ts'
import { firstDay, lastDay } from '#web/features/contacts/contactInstant.ts'
import { priorities, priorityNames } from '#web/features/hot-board/priority.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { type TaskValues, taskFields, taskStates } from './taskForm.ts'

interface TaskFieldsProps {
  form: FormState<TaskValues>
  viewer: TaskFields_viewer$key
  /** The current owner, who may have left the team. */
  owner?: { readonly id: string; readonly fullName: string }
  /** Whether the task can be assigned to another user. */
  assignable: boolean
  /** Whether the viewer may change the status. */
  movable?: boolean
}

const states = (['PENDING', 'IN_PROGRESS', 'CANCELLED'] as const).map((value) => ({
  value,
  label: taskStates[value],
}))

const urgencies = priorityNames.map((value) => ({ value, label: priorities[value].label }))

/** The fields of a task. */
export function TaskFields({ form, viewer, owner, assignable, movable = false }: TaskFieldsProps) {
  const { user, teammates } = useFragment(
    graphql`
      fragment TaskFields_viewer on Viewer {
        user {
          id
          fullName
          ...useUserOptions_users
        }
        teammates {
          ...useUserOptions_users
        }
      }
    `,
    viewer,
  )
  const users = useUserOptions([user, ...teammates], owner && { ...owner, name: owner.fullName })
  const assignees = users.map((option) =>
    option.value === user.id ? { ...option, label: `${user.fullName} (me)` } : option,
  )
  const field = labelledFields(form, taskFields)
  return (
    <>
      <TextField required {...field('title')} />
      <TextArea rows={3} {...field('description')} />
      <FieldRow>
        <DateField min={firstDay} max={lastDay} {...field('dueDate')} />
        <SelectField options={urgencies} {...field('priority')} />
      </FieldRow>
      <TextField description="Separated by commas" {...field('tags')} />
      {(movable || assignable) && (
        <FieldRow>
          {movable && <SelectField options={states} {...field('status')} />}
          {assignable && <SelectField options={assignees} {...field('userId')} />}
        </FieldRow>
      )}
      <SwitchField
        description="Notifies the assignee on the due date and while it’s overdue"
        {...field('reminderSet')}
      />
    </>
  )
}
