import { use } from 'react'
import { FilterMenu } from '#web/components/FilterMenu.tsx'
import { MineFilter } from '#web/components/MineFilter.tsx'
import { technicianKey } from '#web/features/appointments/dialogs/technician/technicianOption.ts'
import { TechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { everyone, formerMembers, viewer } from '../calendarLocation.ts'
import { TechnicianTones } from './technicianTones.ts'
import { formerLabel, type TechnicianFilterState } from './useTechnicianFilter.ts'

/** Limits the calendar to one technician. A business of one has nothing to choose from. */
export function TechnicianFilter({ filter }: { filter: TechnicianFilterState }) {
  const { technicians, viewerId, chosen, choose, name } = filter
  const labelOf = use(TechnicianLabels)
  const toneOf = use(TechnicianTones)
  if (technicians.length < 2 && chosen === everyone) return null
  const options = [
    { value: everyone, label: 'Everyone' },
    ...technicians.map((technician) => ({
      value: technician.userId === viewerId ? viewer : technicianKey(technician),
      label: labelOf(technician),
      mark: <TechnicianMark tone={toneOf(technician)} />,
    })),
    { value: formerMembers, label: formerLabel },
  ]
  // Somebody who is not in the list any more.
  if (name !== null && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: name })
  return (
    <div className="flex min-w-0 flex-wrap gap-2 print:hidden">
      {viewerId !== undefined && (
        <MineFilter mine={chosen === viewer} onChange={(mine) => choose(mine ? viewer : everyone)} />
      )}
      <FilterMenu
        label="Technician"
        options={options}
        value={chosen}
        active={chosen !== everyone}
        onChange={choose}
      />
    </div>
  )
}

/** The color of a technician, beside the name. */
function TechnicianMark({ tone }: { tone: string }) {
  return <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: tone }} />
}
