import { firstDay, instantOf, lastDay } from '#web/features/contacts/contactInstant.ts'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { SuggestField } from '#web/ui/fields/SuggestField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { TimeField } from '#web/ui/fields/TimeField.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { AppointmentValues } from './appointmentForm.ts'
import { TechnicianWarning } from './TechnicianWarning.tsx'
import type { FullDay } from './useFullDay.ts'
import { useTechnicianHelp } from './useTechnicianHelp.ts'

interface AppointmentFieldsProps {
  form: FormState<AppointmentValues>
  /** The edited appointment. */
  exceptId: string | null
  /** The appointment is over; its times can't be changed. */
  fixedTimes: boolean
  timeZone: string
  /** The day for which the server refused the booking because it is full. */
  full: FullDay | null
}

/** The fields of an appointment, with suggestions and warnings. */
export function AppointmentFields({ form, exceptId, fixedTimes, timeZone, full }: AppointmentFieldsProps) {
  const { values } = form
  const help = useTechnicianHelp(values, exceptId)
  /** A field that affects whether the technician is free. */
  const watched = (name: 'date' | 'startTime' | 'endTime' | 'technician') => ({
    ...form.field(name),
    onChange(value: string) {
      form.change({ [name]: value })
      help.ask({ ...values, [name]: value })
    },
  })
  const times = { required: true, disabled: fixedTimes } as const
  const start = instantOf(values.date, values.startTime, timeZone)
  const next = full?.date === values.date ? full.next : null

  return (
    <>
      <CustomerPicker {...form.field('customer')} required />
      <DateField label="Date" min={firstDay} max={lastDay} {...times} {...watched('date')} />
      {next !== null && (
        <Notice
          action={
            <Button size="sm" onClick={() => form.change({ date: next })}>
              Take it
            </Button>
          }
        >
          The next day with room is {formatDay(next, timeZone)}.
        </Notice>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField label="Start Time" {...times} {...watched('startTime')} />
        <TimeField label="End Time" {...times} {...watched('endTime')} />
      </div>
      {exceptId === null && start !== null && hasPassed(start) && (
        <Notice tone="warning">This time has already passed.</Notice>
      )}
      <SuggestField
        label="Technician"
        required
        suggestions={help.names}
        onNear={() => {
          help.warm()
          help.ask(values)
        }}
        {...watched('technician')}
      />
      <TechnicianWarning overlaps={help.overlaps} />
      <TextField label="Service Description" required {...form.field('description')} />
      <TextArea label="Notes (Optional)" rows={3} {...form.field('notes')} />
      <SwitchField
        label="SMS Reminder"
        description="Send a reminder 24 hours before the appointment"
        {...form.field('smsReminder')}
      />
    </>
  )
}

function hasPassed(instant: string): boolean {
  return Date.parse(instant) < Date.now()
}
