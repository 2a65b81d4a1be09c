import { BellRing } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ToDo_viewer$key } from '#web/__generated__/ToDo_viewer.graphql.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { BellSection } from './BellSection.tsx'
import { BellContact } from './rows/BellContact.tsx'
import { BellFollowUp, overdueFollowUpsAt } from './rows/BellFollowUp.tsx'
import { BellHotItem } from './rows/BellHotItem.tsx'
import { BellTask } from './rows/BellTask.tsx'

const contactsAt = { overdue: '/scheduled-contacts?tab=overdue', upcoming: '/scheduled-contacts' }

/** Overdue contacts and follow-ups, the next contacts, and the first items of the hot board. */
export function ToDo({ viewer, onLeave }: { viewer: ToDo_viewer$key; onLeave: () => void }) {
  const { bell } = useFragment(
    graphql`
      fragment ToDo_viewer on Viewer {
        bell {
          counts {
            overdueContacts
            upcomingContacts
            hotBoardItems
            overdueFollowUps
            dueTasks
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
          overdueFollowUps {
            id
            ...BellFollowUp_followUp
          }
          dueTasks {
            id
            ...BellTask_task
          }
        }
      }
    `,
    viewer,
  )
  const { counts } = bell

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
          <BellContact key={contact.id} contact={contact} to={contactsAt.overdue} onLeave={onLeave} />
        ))}
      </BellSection>
      <BellSection
        title="Upcoming contacts"
        count={counts.upcomingContacts}
        to={contactsAt.upcoming}
        onLeave={onLeave}
      >
        {bell.upcomingContacts.map((contact) => (
          <BellContact key={contact.id} contact={contact} to={contactsAt.upcoming} onLeave={onLeave} />
        ))}
      </BellSection>
      <BellSection title="Hot board" count={counts.hotBoardItems} to="/hotboard" onLeave={onLeave}>
        {bell.hotBoardItems.map((item) => (
          <BellHotItem key={item.id} item={item} onLeave={onLeave} />
        ))}
      </BellSection>
      <BellSection
        title="Overdue follow-ups"
        count={counts.overdueFollowUps}
        to={overdueFollowUpsAt}
        onLeave={onLeave}
      >
        {bell.overdueFollowUps.map((node) => (
          <BellFollowUp key={node.id} followUp={node} onLeave={onLeave} />
        ))}
      </BellSection>
      <BellSection title="My tasks" count={counts.dueTasks} to="/tasks" onLeave={onLeave}>
        {bell.dueTasks.map((task) => (
          <BellTask key={task.id} task={task} onLeave={onLeave} />
        ))}
      </BellSection>
    </>
  )
}
