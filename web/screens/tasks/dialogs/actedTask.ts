import { graphql, readInlineData } from 'react-relay/hooks'
import type { actedTask_task$key } from '#web/__generated__/actedTask_task.graphql.ts'
import type { Priority } from '#web/components/hot-board/priority.ts'

/** A task as it was when a dialog was asked for: the dialog outlives the row. */
export interface ActedTask {
  readonly id: string
  readonly title: string
  readonly description: string | null | undefined
  readonly dueDate: string | null | undefined
  readonly priority: Priority
  readonly status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED'
  readonly reminderSet: boolean
  readonly tags: readonly string[]
  readonly canAssign: boolean
  readonly canComplete: boolean
  readonly owner: { readonly id: string; readonly fullName: string }
}

/** Reads what the dialog needs to know of a task. */
export function actedTask(task: actedTask_task$key): ActedTask {
  const { id, title, description, dueDate, priority, status, ...more } = readInlineData(
    graphql`
      fragment actedTask_task on OrganizerTask @inline {
        id
        title
        description
        dueDate
        priority
        status
        reminderSet
        tags
        canAssign
        canComplete
        owner {
          id
          fullName
        }
      }
    `,
    task,
  )
  const { reminderSet, tags, canAssign, canComplete, owner } = more
  const said = { id, title, description, dueDate, priority, status, reminderSet, tags }
  return { ...said, canAssign, canComplete, owner: { id: owner.id, fullName: owner.fullName } }
}
