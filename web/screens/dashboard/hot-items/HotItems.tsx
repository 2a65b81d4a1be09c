import { Flame, Plus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HotItems_business$key } from '#web/__generated__/HotItems_business.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { dashboardDialogs } from '../dashboardDialogs.ts'
import { panelList } from '../layout.ts'
import { Panel } from '../Panel.tsx'
import { HotItem } from './HotItem.tsx'

/** The three most urgent items of the hot board. */
export function HotItems({ business }: { business: HotItems_business$key }) {
  const open = dashboardDialogs.useOpen()
  const list = useListFocus()
  const { hotBoardItems } = useFragment(
    graphql`
      fragment HotItems_business on Business {
        hotBoardItems(first: 3) {
          edges {
            node {
              id
              ...HotItem_item
            }
          }
        }
      }
    `,
    business,
  )
  return (
    <Panel
      title="Hot Board Urgent Items"
      to="/hotboard"
      actions={
        <IconButton label="Add Hot Board Item" icon={<Plus />} size="sm" onClick={() => open('addItem')} />
      }
      empty={
        <EmptyState
          compact
          icon={<Flame />}
          title="Nothing on the hot board"
          action={<Button onClick={() => open('addItem')}>Add an item</Button>}
        >
          What can’t wait shows up here for the whole team.
        </EmptyState>
      }
    >
      {hotBoardItems.edges.length > 0 && (
        <ul ref={list} className={panelList}>
          {hotBoardItems.edges.map(({ node }) => (
            <HotItem key={node.id} item={node} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
