import { BellRing } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAsked } from '#web/components/asked/useAsked.ts'
import { CompleteContactDialog } from '#web/components/complete-contact/CompleteContactDialog.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { ToDo_business$key } from './__generated__/ToDo_business.graphql.ts'
import { BellContact } from './BellContact.tsx'
import { BellHotItem } from './BellHotItem.tsx'
import { BellSection } from './BellSection.tsx'

const contactsAt = { overdue: '/scheduled-contacts?tab=overdue', upcoming: '/scheduled-contacts' }

/** Every overdue contact and follow-up, the next contacts, and the top of the hot board (part 1, section 2). */
export function ToDo({ business, onLeave }: { business: ToDo_business$key; onLeave: () => void }) {
  const { timeZone, bell } = useFragment(
    graphql`
      fragment ToDo_business on Business {
        timeZone
        bell {
          counts {
            overdueContacts
            upcomingContacts
            hotBoardItems
            total
          }
          overdueContacts {
            id
            ...BellContact_contact
          }
          upcomingContacts {
            id
            ...BellContact_contact
          }
          hotBoardItems {
            id
            ...BellHotItem_item
          }
        }
      }
    `,
    business,
  )
  const completion = useAsked<{ id: string; customerName: string }>()
  const { counts } = bell
  const { asked } = completion
  const shared = { timeZone, onLeave, onComplete: completion.ask }

  return (
    <>
      {counts.total === 0 && (
        <EmptyState compact icon={<BellRing />} title="All caught up!">
          Nothing overdue, nothing planned, nothing urgent.
        </EmptyState>
      )}
      <BellSection
        title="Overdue contacts"
        count={counts.overdueContacts}
        to={contactsAt.overdue}
        onLeave={onLeave}
      >
        {bell.overdueContacts.map((contact) => (
          <BellContact key={contact.id} contact={contact} to={contactsAt.overdue} {...shared} />
        ))}
      </BellSection>
      <BellSection
        title="Upcoming contacts"
        count={counts.upcomingContacts}
        to={contactsAt.upcoming}
        onLeave={onLeave}
      >
        {bell.upcomingContacts.map((contact) => (
          <BellContact key={contact.id} contact={contact} to={contactsAt.upcoming} {...shared} />
        ))}
      </BellSection>
      <BellSection title="Hot board" count={counts.hotBoardItems} to="/hotboard" onLeave={onLeave}>
        {bell.hotBoardItems.map((item) => (
          <BellHotItem key={item.id} item={item} onLeave={onLeave} />
        ))}
      </BellSection>
      {asked && (
        <CompleteContactDialog
          key={asked.turn}
          contact={asked.thing}
          open={completion.open}
          onClose={completion.close}
          finalFocus={completion.successor}
        />
      )}
    </>
  )
}
