import { Confirmation } from '#web/features/confirmation/Confirmation.tsx'
import { CompletionNotes } from '#web/features/contacts/completing/CompletionNotes.tsx'
import { Celebrations } from '#web/features/points/celebration/Celebrations.tsx'

/** The parts of every screen of a business that are loaded after the first view. */
export function LateShellParts() {
  return (
    <>
      <Celebrations />
      <CompletionNotes />
      <Confirmation />
    </>
  )
}
