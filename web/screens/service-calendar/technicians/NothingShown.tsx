import { Button } from '#web/ui/actions/Button.tsx'
import { everyone } from '../calendarLocation.ts'
import type { TechnicianFilterState } from './useTechnicianFilter.ts'

interface NothingShownProps {
  filter: TechnicianFilterState
  /** Such as `this week`. */
  period: string
}

/** Says that the filter hides all appointments, and offers those of everyone. */
export function NothingShown({ filter, period }: NothingShownProps) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted print:hidden">
      {filter.noneWords(period)}.<ShowEveryone filter={filter} />
    </p>
  )
}

export function ShowEveryone({ filter }: Pick<NothingShownProps, 'filter'>) {
  return (
    <Button size="sm" onClick={() => filter.choose(everyone)}>
      Show everyone
    </Button>
  )
}
