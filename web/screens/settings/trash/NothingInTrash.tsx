import { SearchX, Trash2 } from 'lucide-react'
import { NothingMine } from '#web/components/MineFilter.tsx'
import { keptDays } from '#web/features/trash/trashKinds.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useMine } from '#web/router/useMine.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { TrashFilter } from './trashFilter.ts'

/** The empty state of the list. */
export function NothingInTrash({ filter: { words, trashType, mine } }: { filter: TrashFilter }) {
  const [, chooseMine] = useMine()
  return <Card>{empty()}</Card>

  function empty() {
    if (words !== null || trashType !== null) {
      return (
        <EmptyState
          icon={<SearchX />}
          title="Nothing found"
          action={<LinkButton render={<PreloadLink to="?tab=trash" />}>Show all</LinkButton>}
        >
          Nothing in the trash matches these filters.
        </EmptyState>
      )
    }
    if (mine) {
      return <NothingMine onShowAll={() => chooseMine(false)}>Mine shows what you deleted.</NothingMine>
    }
    return (
      <EmptyState icon={<Trash2 />} title="The trash is empty">
        What is deleted stays here for {keptDays} days. Until then it can be restored.
      </EmptyState>
    )
  }
}
