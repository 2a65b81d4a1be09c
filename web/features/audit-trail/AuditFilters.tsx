import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { AuditFilter, AuditKind } from './auditFilter.ts'

const kindWords: Record<AuditKind, string> = {
  HOT_BOARD: 'Hot Board',
  TEAM: 'Team',
  SIGN_IN: 'Sign-ins',
  INTEREST_OPTION: 'Interests',
  TAG: 'Tags',
  CUSTOM_FIELD: 'Custom fields',
  FOLLOW_UP_PLAN: 'Follow-up plans',
  TRASH: 'Trash',
  CUSTOMER: 'Customers',
  IMPORT: 'Imports',
  EXPORT: 'Exports',
  API_KEY: 'API keys',
  CALENDAR_FEED: 'Calendar address',
  WEBHOOK: 'Webhooks',
  SMS_SETTINGS: 'SMS settings',
  BUSINESS: 'Business',
}

interface AuditFiltersProps {
  filter: AuditFilter
  /** The names of the actors to choose from. */
  actors: readonly string[]
  /** The kinds of actions to choose from. */
  kinds: readonly AuditKind[]
}

const everything = 'all'

/** The filters by kind and by actor, kept in the URL. */
export function AuditFilters({ filter, actors, kinds }: AuditFiltersProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useOptimistic(filter)
  const choose = (change: Partial<AuditFilter>) =>
    startTransition(async () => {
      const { kind, actorName } = { ...chosen, ...change }
      setChosen({ kind, actorName })
      const next = new URLSearchParams(search)
      for (const [name, value] of [
        ['kind', kind?.toLowerCase()],
        ['by', actorName],
      ] as const) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      await navigate({ pathname, search: `?${next}` }, { replace: true, preventScrollReset: true })
    })
  const names = new Set(actors)
  if (chosen.actorName) names.add(chosen.actorName)

  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:max-w-md">
      <SelectField
        label="Kind"
        options={[
          { value: everything, label: 'All kinds' },
          ...kinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
        ]}
        value={chosen.kind ?? everything}
        onChange={(kind) => choose({ kind: kind === everything ? null : kind })}
      />
      <SelectField
        label="By"
        options={[
          { value: everything, label: 'Everyone' },
          ...[...names].map((name) => ({ value: `by ${name}`, label: name })),
        ]}
        value={chosen.actorName ? `by ${chosen.actorName}` : everything}
        onChange={(by) => choose({ actorName: by === everything ? null : by.slice(3) || null })}
      />
    </div>
  )
}
