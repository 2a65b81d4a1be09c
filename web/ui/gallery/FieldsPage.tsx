import { useState } from 'react'
import { Card } from '../display/Card.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { DateField, TimeField } from '../fields/PickerField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { GallerySection } from './GallerySection.tsx'
import { type Person, PersonPicker } from './PersonPicker.tsx'

const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const

type Priority = (typeof priorities)[number]['value']

export function FieldsPage() {
  const [text, setText] = useState('')
  const [phone, setPhone] = useState('5550102030')
  const [secret, setSecret] = useState('demo1234')
  const [priority, setPriority] = useState<Priority | ''>('')
  const [person, setPerson] = useState<Person | null>(null)
  const [date, setDate] = useState('2026-11-23')
  const [time, setTime] = useState('09:00')
  const [on, setOn] = useState(true)
  const [query, setQuery] = useState('')
  return (
    <GallerySection title="Fields">
      <SearchField
        label="Search customers"
        placeholder="Search by first name, last name, full name, phone, or email..."
        value={query}
        onChange={setQuery}
        shortcut="/"
        className="max-w-xl"
      />
      <Card className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="First name" required value={text} onChange={setText} />
        <TextField label="Last name" required error="Last name is required" value="" onChange={() => {}} />
        <PhoneField label="Phone" required value={phone} onChange={setPhone} />
        <PasswordField label="Password" autoComplete="off" value={secret} onChange={setSecret} />
        <SelectField label="Priority" options={priorities} value={priority} onChange={setPriority} />
        <PersonPicker value={person} onChange={setPerson} required />
        <DateField label="Date" value={date} onChange={setDate} />
        <TimeField label="Time" value={time} onChange={setTime} description="In the shop's time zone." />
        <TextField label="Business" disabled value="Corner Pocket Billiards" onChange={() => {}} />
        <SwitchField
          label="SMS Reminder"
          description="Send a reminder 24 hours before the appointment"
          value={on}
          onChange={setOn}
        />
        <TextArea label="Notes" value={text} onChange={setText} className="col-span-full" />
      </Card>
      <Notice tone="warning">This time has already passed.</Notice>
      <Notice>You are offline. What you see may be out of date.</Notice>
      <Notice tone="error">This username is already taken. Please choose a different username.</Notice>
    </GallerySection>
  )
}
