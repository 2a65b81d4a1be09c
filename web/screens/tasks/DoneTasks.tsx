import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DoneTasks_viewer$key } from '#web/__generated__/DoneTasks_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { DoneTask } from './DoneTask.tsx'

/** The closed tasks, collapsed; hidden while there are none. */
export function DoneTasks({ viewer }: { viewer: DoneTasks_viewer$key }) {
  const { data, more } = usePages(
    graphql`
      fragment DoneTasks_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "DoneTasksPaginationQuery") {
        taskCounts {
          done
        }
        doneTasks: organizerTasks(first: $count, after: $cursor, filter: DONE)
          @connection(key: "DoneTasks_doneTasks", filters: []) {
          edges {
            node {
              id
              ...DoneTask_task
            }
          }
        }
      }
    `,
    viewer,
  )
  const [open, setOpen] = useState(false)
  const list = useId()
  const { edges } = data.doneTasks
  const { done } = data.taskCounts
  if (edges.length === 0) return null
  return (
    <section aria-label="Done">
      <h2 className="-mx-3 mb-2">
        <Button
          variant="ghost"
          icon={<ChevronRight className={open ? 'rotate-90 transition-transform' : 'transition-transform'} />}
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          onClick={() => setOpen(!open)}
        >
          Done <span className="font-normal text-faint tabular-nums">{done > 999 ? '999+' : done}</span>
        </Button>
      </h2>
      {open && (
        <div id={list}>
          <Card flush>
            <ul>
              {edges.map(({ node }) => (
                <DoneTask key={node.id} task={node} />
              ))}
            </ul>
          </Card>
          <SmoothMoves of={edges} />
          <LoadMore {...more} noun="tasks" />
        </div>
      )}
    </section>
  )
}
