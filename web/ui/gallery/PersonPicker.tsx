import { useState } from 'react'
import { fold } from '#web/generated/text/fold.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { Combobox } from '../fields/Combobox.tsx'

export type Person = { id: string; name: string; phone: string }

const people: readonly Person[] = [
  { id: '1', name: 'Maria Ortiz', phone: '5550102030' },
  { id: '2', name: 'Sam Whitfield', phone: '5550104411' },
  { id: '3', name: 'Priya Natarajan', phone: '5550107812' },
  { id: '4', name: 'Tom O’Leary', phone: '5550109034' },
  { id: '5', name: 'Dale Kowalczyk', phone: '5550106655' },
]

type Props = {
  value: Person | null
  onChange: (person: Person | null) => void
  error?: string
  required?: boolean
}

export function PersonPicker(props: Props) {
  const [query, setQuery] = useState('')
  const items = people.filter((person) => fold(person.name).includes(fold(query)))
  return (
    <Combobox
      {...props}
      label="Customer"
      items={items}
      itemKey={(person) => person.id}
      itemText={(person) => person.name}
      renderItem={(person) => (
        <>
          <span className="block truncate">{person.name}</span>
          <span className="block text-muted text-sm tabular-nums">{formatPhone(person.phone)}</span>
        </>
      )}
      query={query}
      onQueryChange={setQuery}
      placeholder="Select customer..."
      searchPlaceholder="Search customers..."
      emptyText="No customer found."
    />
  )
}
