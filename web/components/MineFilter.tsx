import { UserRound } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { filterStyles } from '#web/ui/actions/filterStyles.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface MineFilterProps {
  mine: boolean
  onChange: (mine: boolean) => void
}

/** Limits a list to the viewer's own records. */
export function MineFilter({ mine, onChange }: MineFilterProps) {
  return (
    <button type="button" aria-pressed={mine} onClick={() => onChange(!mine)} className={filterStyles(mine)}>
      Mine
    </button>
  )
}

interface NothingMineProps {
  /** What the filter shows. */
  children: string
  onShowAll: () => void
}

/** The empty state of a list that shows only the viewer's own records. */
export function NothingMine({ children, onShowAll }: NothingMineProps) {
  return (
    <EmptyState
      icon={<UserRound />}
      title="Nothing of yours here"
      action={<Button onClick={onShowAll}>Show everybody’s</Button>}
    >
      {children}
    </EmptyState>
  )
}
