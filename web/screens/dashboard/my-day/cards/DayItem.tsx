import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayItem_item$key } from '#web/__generated__/DayItem_item.graphql.ts'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayFacts } from './DayFacts.tsx'
import { DayNotes } from './DayNotes.tsx'

/** A hot board item that is assigned to the user. */
export function DayItem({ item, circle }: { item: DayItem_item$key; circle: ReactNode }) {
  const { title, itemDescription, priority, createdByName } = useFragment(
    graphql`
      fragment DayItem_item on HotBoardItem {
        title
        itemDescription: description
        priority
        createdByName
      }
    `,
    item,
  )
  return (
    <>
      <DayFacts
        circle={circle}
        badges={
          <>
            <Badge>Hot board</Badge>
            <PriorityBadge priority={priority} />
          </>
        }
        title={title}
        about={`From ${createdByName}`}
      />
      <DayNotes texts={[itemDescription]} />
    </>
  )
}
