import { startTransition, useOptimistic } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerFilters_business$key } from '#web/__generated__/CustomerFilters_business.graphql.ts'
import { FilterMenu } from '#web/components/FilterMenu.tsx'
import { MineFilter } from '#web/components/MineFilter.tsx'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { useRenames } from '#web/features/customers/useRenames.ts'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { filterStyles } from '#web/ui/actions/filterStyles.ts'
import type { CustomerFilter } from './customerFilter.ts'
import { withFilter } from './filterSearch.ts'

interface CustomerFiltersProps {
  business: CustomerFilters_business$key
  filter: CustomerFilter
}

const everything = 'all'

const statuses = [{ value: everything, label: 'All' }, ...statusOptions] as const

const orders = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'NAME', label: 'Name A–Z' },
] as const

/** The filters by owner, status, interest and missing next step, and the sort order, kept in the URL. */
export function CustomerFilters({ business, filter }: CustomerFiltersProps) {
  const { interestOptions } = useFragment(
    graphql`
      fragment CustomerFilters_business on Business {
        interestOptions {
          label
          ...useRenames_options
        }
      }
    `,
    business,
  )
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const [chosen, setChosen] = useOptimistic(filter)
  const choose = (change: Partial<CustomerFilter>, replace = false) =>
    startTransition(async () => {
      const next = { ...chosen, ...change }
      setChosen(next)
      await navigate({ pathname: '/customers', search: withFilter(latestSearch(), next) }, { replace })
    })
  useRenames(interestOptions, filter.interest, (interest) => choose({ interest }, true))

  const labels = new Set(interestOptions.map(({ label }) => label))
  if (chosen.interest) labels.add(chosen.interest)
  const interests = [
    { value: everything, label: 'All' },
    ...[...labels].map((label) => ({ value: `in ${label}`, label })),
  ]

  return (
    <>
      <MineFilter mine={chosen.mine === true} onChange={(mine) => choose({ mine: mine || null })} />
      <FilterMenu
        label="Status"
        options={statuses}
        value={chosen.status ?? everything}
        active={chosen.status !== null}
        onChange={(status) => choose({ status: status === everything ? null : status })}
      />
      <FilterMenu
        label="Interest"
        options={interests}
        value={chosen.interest ? `in ${chosen.interest}` : everything}
        active={chosen.interest !== null}
        onChange={(interest) => choose({ interest: interest === everything ? null : interest.slice(3) })}
      />
      <button
        type="button"
        aria-pressed={chosen.noNextStep === true}
        onClick={() => choose({ noNextStep: chosen.noNextStep ? null : true })}
        className={filterStyles(chosen.noNextStep === true)}
      >
        No next step
      </button>
      <FilterMenu label="Sort" options={orders} value={chosen.sort} onChange={(sort) => choose({ sort })} />
    </>
  )
}
