import { Confirmation } from '#web/features/confirmation/Confirmation.tsx'
import { ContactRequests } from '#web/features/contacts/ContactRequests.tsx'
import { Celebrations } from '#web/features/points/celebration/Celebrations.tsx'

/** The parts of every screen of a business that are loaded after the first view. */
export function LateShellParts() {
  return (
    <>
      <Celebrations />
      <ContactRequests />
      <Confirmation />
    </>
  )
}
