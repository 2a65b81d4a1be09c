import { everyone, type ItemValues, nobody } from '#web/features/hot-board/itemForm.ts'
import type { DialogItem } from './itemDialogRequest.ts'

/** An edition of an item: what its fields hold, and the version that says which edition it is. */
export interface ItemVersion {
  readonly version: number
  readonly values: ItemValues
  /** Full name of the member it is assigned to. */
  readonly assigneeName: string | null
}

/** An item as an edit of it begins, or as a refused edit carries its newer values. */
type EditedItem = Omit<DialogItem, 'id'>

export function versionOf(item: EditedItem): ItemVersion {
  const { version, title, description, priority, assignedToAll, assignedTo, assignedToName } = item
  return {
    version,
    values: { title, description, priority, assignedTo: assignedToAll ? everyone : (assignedTo ?? nobody) },
    assigneeName: assignedToName,
  }
}

/** The edition that came in between, from what a refused edit carries; null when it was refused for something else. */
export function newerVersion(current: unknown): ItemVersion | null {
  return current === null ? null : versionOf(current as EditedItem)
}
