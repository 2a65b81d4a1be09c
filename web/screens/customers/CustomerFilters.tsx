import { startTransition, useOptimistic } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerFilters_business$key } from '#web/__generated__/CustomerFilters_business.graphql.ts'
import { statusOptions } from '#web/features/customers/customerStatus.ts'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { type CustomerFilter, withFilter } from './customerFilter.ts'

interface CustomerFiltersProps {
  business: CustomerFilters_business$key
  filter: CustomerFilter
}

const everything = 'all'

const statuses = [{ value: everything, label: 'All statuses' }, ...statusOptions] as const

/** The filters by status and by interest, kept in the address. */
export function CustomerFilters({ business, filter }: CustomerFiltersProps) {
  const { interestOptions } = useFragment(
    graphql`
      fragment CustomerFilters_business on Business {
        interestOptions {
          label
        }
      }
    `,
    business,
  )
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const [chosen, setChosen] = useOptimistic(filter)
  const choose = (change: Partial<CustomerFilter>) =>
    startTransition(async () => {
      const next = { ...chosen, ...change }
      setChosen(next)
      await navigate({ pathname: '/customers', search: withFilter(latestSearch(), next) }, { replace: true })
    })

  const labels = new Set(interestOptions.map(({ label }) => label))
  if (chosen.interest) labels.add(chosen.interest)
  const interests = [
    { value: everything, label: 'All interests' },
    ...[...labels].map((label) => ({ value: `in ${label}`, label })),
  ]

  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-md">
      <SelectField
        label="Status"
        options={statuses}
        value={chosen.status ?? everything}
        onChange={(status) => choose({ status: status === everything || status === '' ? null : status })}
      />
      <SelectField
        label="Interest"
        options={interests}
        value={chosen.interest ? `in ${chosen.interest}` : everything}
        onChange={(interest) =>
          choose({ interest: interest === everything ? null : interest.slice(3) || null })
        }
      />
    </div>
  )
}
