import { keptDays } from './trashKinds.ts'

/** The line below a question whether to delete records that the trash takes. */
export function StaysInTrash({ several = false }: { several?: boolean }) {
  return (
    <span className="mt-2 block">
      {several ? 'They stay' : 'It stays'} in the trash for {keptDays} days.
    </span>
  )
}
