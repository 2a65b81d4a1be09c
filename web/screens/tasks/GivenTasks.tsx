import { graphql } from 'react-relay/hooks'
import type { GivenTasks_viewer$key } from '#web/__generated__/GivenTasks_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { GivenTask } from './GivenTask.tsx'
import { TaskSection } from './TaskSection.tsx'

/** The tasks that the viewer, `me`, assigned; hidden while there are none. */
export function GivenTasks({ viewer, me }: { viewer: GivenTasks_viewer$key; me: string }) {
  const { data, more } = usePages(
    graphql`
      fragment GivenTasks_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "GivenTasksPaginationQuery") {
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
    viewer,
  )
  const { edges } = data.givenTasks
  if (edges.length === 0) return null
  return (
    <>
      <TaskSection title="Assigned by me" count={more.hasNext ? null : edges.length}>
        {edges.map(({ node }) => (
          <GivenTask key={node.id} task={node} me={me} />
        ))}
      </TaskSection>
      <SmoothMoves of={edges} />
      <LoadMore {...more} noun="tasks" />
    </>
  )
}
