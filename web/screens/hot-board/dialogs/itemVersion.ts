import { everyone, type ItemValues, nobody } from '#web/features/hot-board/itemForm.ts'
import type { DialogItem } from './hotBoardDialogs.ts'

/** A version of an item with its values. */
export interface ItemVersion {
  readonly version: number
  readonly values: ItemValues
  /** Full name of the assignee. */
  readonly assigneeName: string | null
}

/** A version that another user has saved. */
export interface NewerVersion extends ItemVersion {
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** The values of an item at the start of an edit, or the newer values of a refused edit. */
type EditedItem = Omit<DialogItem, 'id' | 'isResolved'>

export function versionOf(item: EditedItem): ItemVersion {
  const { version, title, description, priority, assignedToAll, assignedTo, assignedToName } = item
  return {
    version,
    values: { title, description, priority, assignedTo: assignedToAll ? everyone : (assignedTo ?? nobody) },
    assigneeName: assignedToName,
  }
}

/** The newer version from a CONFLICT; null for other errors. */
export function newerVersion(current: unknown): NewerVersion | null {
  if (current == null) return null
  const { changedBy, changedAt, ...item } = current as EditedItem & Omit<NewerVersion, keyof ItemVersion>
  return { ...versionOf(item), changedBy, changedAt }
}
