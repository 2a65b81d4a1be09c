import { useState } from 'react'
import { now } from '#web/lib/clock.ts'
import { zoneName } from '#web/lib/zoneName.ts'
import { Combobox } from '#web/ui/fields/Combobox.tsx'
import { zoneOffset, zonesMatching } from './timeZones.ts'

interface TimeZoneFieldProps {
  name: string
  value: string
  onChange: (zone: string) => void
  error: string | undefined
  description?: string
}

/** A field for a time zone, with a search. */
export function TimeZoneField({ value, onChange, ...field }: TimeZoneFieldProps) {
  const [query, setQuery] = useState('')
  const [opened] = useState(() => new Date(now()))
  return (
    <Combobox
      {...field}
      label="Time zone"
      required
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      items={zonesMatching(query, value)}
      itemKey={(zone) => zone}
      itemText={zoneName}
      renderItem={(zone) => (
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{zoneName(zone)}</span>{' '}
          <span className="shrink-0 text-muted text-sm tabular-nums">{zoneOffset(zone, opened)}</span>
        </span>
      )}
      query={query}
      onQueryChange={setQuery}
      searchPlaceholder="Search cities..."
      emptyText="No such place. Try the nearest big city."
    />
  )
}
