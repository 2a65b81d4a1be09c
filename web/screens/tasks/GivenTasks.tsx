import { graphql } from 'react-relay/hooks'
import type { GivenTasks_business$key } from '#web/__generated__/GivenTasks_business.graphql.ts'
import type { GivenTasksPaginationQuery } from '#web/__generated__/GivenTasksPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import type { DialogTask } from './dialogs/dialogTask.ts'
import { GivenTask } from './GivenTask.tsx'
import { TaskSection } from './TaskSection.tsx'

interface GivenTasksProps {
  business: GivenTasks_business$key
  onEdit: (task: DialogTask) => void
}

/** What one gave to colleagues, and how far they are. There is no such part while there is nothing in it. */
export function GivenTasks({ business, onEdit }: GivenTasksProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    GivenTasksPaginationQuery,
    GivenTasks_business$key
  >(
    graphql`
      fragment GivenTasks_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "GivenTasksPaginationQuery") {
        timeZone
        givenTasks(first: $count, after: $cursor) @connection(key: "GivenTasks_givenTasks") {
          edges {
            node {
              id
              ...GivenTask_task
            }
          }
        }
      }
    `,
    business,
  )
  const { edges } = data.givenTasks
  if (edges.length === 0) return null
  return (
    <>
      <TaskSection title="Assigned by me" count={hasNext ? null : edges.length}>
        {edges.map(({ node }) => (
          <GivenTask key={node.id} task={node} timeZone={data.timeZone} onEdit={onEdit} />
        ))}
      </TaskSection>
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="tasks" />
    </>
  )
}
