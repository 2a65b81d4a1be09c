import { startTransition, useOptimistic } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router'
import type { ActivityFilters_business$key } from '#web/__generated__/ActivityFilters_business.graphql.ts'
import { activityBadges } from '#web/features/activities/activityBadges.ts'
import { activityTypes } from '#web/features/activities/activityTypes.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { ActivityFilter } from './activityFilter.ts'

interface ActivityFiltersProps {
  business: ActivityFilters_business$key
  filter: ActivityFilter
}

const everything = 'all'

const types = [
  { value: everything, label: 'All types' },
  ...activityTypes.map((value) => ({ value, label: activityBadges[value].word })),
] as const

/** The filters by type and by actor, kept in the URL. */
export function ActivityFilters({ business, filter }: ActivityFiltersProps) {
  const { activityActors } = useFragment(
    graphql`
      fragment ActivityFilters_business on Business {
        activityActors
      }
    `,
    business,
  )
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [chosen, setChosen] = useOptimistic(filter)
  const choose = (change: Partial<ActivityFilter>) =>
    startTransition(async () => {
      const next = { ...chosen, ...change }
      setChosen(next)
      await navigate({ pathname, search: filterSearch(next) }, { replace: true })
    })

  const names = new Set(activityActors)
  if (chosen.performedBy) names.add(chosen.performedBy)
  const people = [
    { value: everything, label: 'Everyone' },
    ...[...names].map((name) => ({ value: `by ${name}`, label: name })),
  ]

  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 sm:max-w-md">
      <SelectField
        label="Type"
        options={types}
        value={chosen.type ?? everything}
        onChange={(type) => choose({ type: type === everything ? null : type })}
      />
      <SelectField
        label="By"
        options={people}
        value={chosen.performedBy ? `by ${chosen.performedBy}` : everything}
        onChange={(by) => choose({ performedBy: by === everything ? null : by.slice(3) || null })}
      />
    </div>
  )
}

/** The search part of the address of a filter. */
export function filterSearch({ type, performedBy }: ActivityFilter): string {
  const search = new URLSearchParams()
  if (type) search.set('type', type.toLowerCase())
  if (performedBy) search.set('by', performedBy)
  return search.size > 0 ? `?${search}` : ''
}
