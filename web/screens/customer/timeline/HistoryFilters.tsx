import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { topics } from './historyFilter.ts'
import type { useHistoryFilter } from './useHistoryFilter.ts'

const labels = {
  CONTACT: 'Contacts',
  FOLLOW_UP: 'Follow-ups',
  APPOINTMENT: 'Appointments',
  TEXT: 'Texts',
  NOTE: 'Notes',
  STATUS: 'Status',
}

interface HistoryFiltersProps extends Filters {
  /** The id of the heading. */
  heading: string
}

type Filters = Pick<
  ReturnType<typeof useHistoryFilter>,
  'topic' | 'typed' | 'pending' | 'choose' | 'type' | 'submit'
>

/** The heading of the history, its search box, and its topic filter. */
export function HistoryFilters({ heading, ...filters }: HistoryFiltersProps) {
  const { topic, typed, pending, choose, type, submit } = filters
  return (
    <div className="flex flex-col gap-3 border-line border-b px-4 py-3">
      <div className="flex items-center gap-4">
        <h2 id={heading} tabIndex={-1} className="font-semibold text-ink outline-none">
          History
        </h2>
        <SearchField
          label="Search the history"
          placeholder="Search the history..."
          value={typed}
          onChange={type}
          onSubmit={submit}
          pending={pending}
          className="min-w-0 flex-1 print:hidden"
        />
      </div>
      {/* On phones the row of topics scrolls horizontally, up to the edges of the card. */}
      <fieldset className="-mx-4 print:hidden flex min-w-0 gap-1.5 overflow-x-auto px-4 py-0.5 sm:flex-wrap [scrollbar-width:none]">
        <legend className="sr-only">Topic</legend>
        <Topic chosen={topic === null} onChoose={() => choose(null)}>
          All
        </Topic>
        {topics.map((name) => (
          <Topic key={name} chosen={topic === name} onChoose={() => choose(name)}>
            {labels[name]}
          </Topic>
        ))}
      </fieldset>
    </div>
  )
}

interface TopicProps {
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Topic({ chosen, onChoose, children }: TopicProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'h-8 shrink-0 whitespace-nowrap rounded-full border px-3 font-medium text-sm transition-colors pointer-coarse:h-11 pointer-coarse:px-4',
        chosen
          ? 'border-transparent bg-accent-soft text-accent-ink'
          : 'border-line bg-surface text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
