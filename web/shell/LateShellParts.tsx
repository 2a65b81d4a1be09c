import { CompletionNotes } from '#web/features/contacts/completing/CompletionNotes.tsx'
import { Celebrations } from '#web/features/points/celebration/Celebrations.tsx'

/** What every page of a business has, but not at first. */
export function LateShellParts() {
  return (
    <>
      <Celebrations />
      <CompletionNotes />
    </>
  )
}
