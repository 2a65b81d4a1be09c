import { keptDays } from './trashKinds.ts'

/** The line below a question whether to delete a record that the trash takes. */
export function StaysInTrash() {
  return <span className="mt-2 block">It stays in the trash for {keptDays} days.</span>
}
