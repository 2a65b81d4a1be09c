import { ListFilter, X } from 'lucide-react'
import { lazy, Suspense, startTransition, useOptimistic, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerFilters_business$key } from '#web/__generated__/CustomerFilters_business.graphql.ts'
import type { CustomerSort } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { FilterMenu } from '#web/components/FilterMenu.tsx'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { filterStyles } from '#web/ui/actions/filterStyles.ts'
import { type CustomerFilter, type FilterChange, withFilter } from './customerFilter.ts'
import { FilterFrame } from './FilterFrame.tsx'
import { type FilterChip, filterChips } from './filterChips.ts'

const loadPanel = () => import('./FilterPanel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))

interface CustomerFiltersProps {
  business: CustomerFilters_business$key
  filter: CustomerFilter
  sort: CustomerSort
}

const orders = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'NAME', label: 'Name A–Z' },
] as const

const without = (filter: CustomerFilter, change: FilterChange): CustomerFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined))

/** The filters behind one button, the sort order, and a chip for each filter that is on; kept in the URL. */
export function CustomerFilters({ business, ...shown }: CustomerFiltersProps) {
  // The chips read the custom fields (./customFieldChips.ts).
  /* eslint-disable relay/unused-fields */
  const data = useFragment(
    graphql`
      fragment CustomerFilters_business on Business {
        interestOptions {
          id
          label
        }
        tagOptions {
          id
          label
        }
        team {
          id
          fullName
        }
        customFields {
          id
          label
          type
          choices {
            number
            label
          }
        }
        ...FilterPanel_business
      }
    `,
    business,
  )
  /* eslint-enable relay/unused-fields */
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  usePrefetchWhenIdle(loadPanel)
  const [chosen, setChosen] = useOptimistic({ filter: shown.filter, sort: shown.sort })
  const [open, setOpen] = useState(false)
  // What was entered in the panel goes with the filters that are taken off outside its fields.
  const [round, setRound] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (change: FilterChange, sort = chosen.sort) =>
    startTransition(async () => {
      const next = { filter: without(chosen.filter, change), sort }
      setChosen(next)
      await navigate({ pathname: '/customers', search: withFilter(latestSearch(), next.filter, next.sort) })
    })
  const remove = ({ parts, rest }: FilterChip) => {
    setRound(round + 1)
    choose(rest ?? Object.fromEntries(parts.map((part) => [part, undefined])))
    button.current?.focus()
  }
  const clear = () => {
    setRound(round + 1)
    choose(cleared(chosen.filter))
  }
  const chips = filterChips(chosen.filter, {
    interests: new Map(data.interestOptions.map(({ id, label }) => [id, label])),
    tags: new Map(data.tagOptions.map(({ id, label }) => [id, label])),
    users: new Map(data.team.map(({ id, fullName }) => [id, fullName])),
    fields: new Map(data.customFields.map((field) => [field.id, field])),
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={filterStyles(false)}
      >
        <ListFilter aria-hidden className="size-4 text-faint" />
        Filters
      </button>
      <FilterFrame
        button={button}
        open={open}
        onClose={() => setOpen(false)}
        onClear={chips.length > 0 ? clear : null}
      >
        <Suspense>
          {open && (
            <FilterPanel
              key={round}
              business={data}
              filter={chosen.filter}
              onChange={(change) => choose(change)}
            />
          )}
        </Suspense>
      </FilterFrame>
      <FilterMenu label="Sort" options={orders} value={chosen.sort} onChange={(sort) => choose({}, sort)} />
      {chips.map((chip) => (
        <button
          key={chip.parts.join() + chip.label}
          type="button"
          title="Remove this filter"
          aria-label={`Remove the filter ${chip.label}: ${chip.value}`}
          onClick={() => remove(chip)}
          className={filterStyles(true)}
        >
          <span className="min-w-0 truncate">
            <span className="font-normal">{chip.label}</span> {chip.value}
          </span>
          <X aria-hidden className="size-4 shrink-0" />
        </button>
      ))}
    </>
  )
}

const cleared = (filter: CustomerFilter): FilterChange =>
  Object.fromEntries(Object.keys(filter).map((part) => [part, undefined]))
