import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { TechnicianPickerQuery } from '#web/__generated__/TechnicianPickerQuery.graphql.ts'
import { useTechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Combobox } from '#web/ui/fields/Combobox.tsx'
import { offeredTechnicians, type TechnicianOption, technicianKey } from './technicianOption.ts'

interface TechnicianPickerProps {
  value: TechnicianOption | null
  onChange: (technician: TechnicianOption | null) => void
  name?: string
  error?: string
  /** Called when the pointer or focus reaches the picker, to preload its options. */
  onNear: () => void
}

/** Picks a technician: a team member, an external technician of earlier appointments, or a new name. */
export function TechnicianPicker({ onNear, ...field }: TechnicianPickerProps) {
  const technicians = useDebouncedQuery<TechnicianPickerQuery>(techniciansQuery)
  const [typed, setTyped] = useState('')
  const offered = technicians.answer?.data.viewer.business.technicians ?? []
  const labelOf = useTechnicianLabels(offered)
  const known = offered.map(({ name, user }) => ({ name, userId: user?.id ?? null }))
  const keys = new Set(known.map(technicianKey))

  return (
    <Combobox
      {...field}
      label="Technician"
      required
      items={offeredTechnicians(known, typed)}
      itemKey={technicianKey}
      itemText={labelOf}
      renderItem={(technician) =>
        keys.has(technicianKey(technician)) ? (
          <span className="flex items-center gap-2">
            {technician.userId && <Avatar name={technician.name} size="sm" />}
            <span className="truncate">{labelOf(technician)}</span>
            {technician.userId === null && <span className="text-faint text-sm">Outside the team</span>}
          </span>
        ) : (
          <span className="flex items-center gap-2">
            <UserPlus aria-hidden className="size-4 shrink-0 text-faint" />
            <span className="truncate">Use “{technician.name}”</span>
          </span>
        )
      }
      query={typed}
      onQueryChange={setTyped}
      onNear={() => {
        technicians.ask({})
        onNear()
      }}
      loading={technicians.loading}
      placeholder="Select technician..."
      searchPlaceholder="Search or type a name..."
      emptyText="Type the technician’s name."
    />
  )
}

const techniciansQuery = graphql`
  query TechnicianPickerQuery {
    viewer @required(action: THROW) {
      business {
        technicians {
          name
          user {
            id
          }
          ...technicianLabels_technicians
        }
      }
    }
  }
`
