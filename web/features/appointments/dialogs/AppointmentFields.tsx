import { firstDay, instantOf, lastDay } from '#web/features/contacts/contactInstant.ts'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import { hasPassed } from '#web/lib/clock.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { type AppointmentValues, appointmentFields } from './appointmentForm.ts'
import { FullDayNotice } from './free-slots/FullDayNotice.tsx'
import type { FreeSlots } from './free-slots/useFreeSlots.ts'
import type { FullDay } from './free-slots/useFullDay.ts'
import { WeekStrip } from './free-slots/WeekStrip.tsx'
import type { useReminder } from './reminder/useReminder.ts'
import { clockChangeOf } from './shownTimes.ts'
import { TechnicianPicker } from './technician/TechnicianPicker.tsx'
import { TechnicianWarning } from './technician/TechnicianWarning.tsx'
import { useTechnicianOverlaps } from './technician/useTechnicianOverlaps.ts'

interface AppointmentFieldsProps {
  form: FormState<AppointmentValues>
  /** The edited appointment. */
  exceptId: string | null
  /** The day on which the appointment already holds a slot; null for a new appointment. */
  ownDate: string | null
  /** It is over, and keeps its times. */
  fixedTimes: boolean
  freeSlots: FreeSlots
  /** A day that turned out to be full. */
  full: FullDay | null
  reminder: ReturnType<typeof useReminder>
}

/** The fields of an appointment, with what helps to fill them in. */
export function AppointmentFields({ form, exceptId, freeSlots, full, ...props }: AppointmentFieldsProps) {
  const timeZone = useTimeZone()
  const { fixedTimes, ownDate, reminder } = props
  const { values } = form
  const field = labelledFields(form, appointmentFields)
  const { overlaps, ask } = useTechnicianOverlaps(values, exceptId)
  const change = (changes: Partial<AppointmentValues>) => {
    form.change(changes)
    ask({ ...values, ...changes })
  }
  /** A field on which it depends whether the technician is free. */
  const watched = <Name extends 'date' | 'startTime' | 'endTime' | 'technician'>(name: Name) => ({
    ...field(name),
    onChange: (value: AppointmentValues[Name]) => change({ [name]: value }),
  })
  const times = { required: true, disabled: fixedTimes } as const
  const start = instantOf(values.date, values.startTime, timeZone)
  const clockChange = clockChangeOf(values, timeZone)

  return (
    <>
      <CustomerPicker {...field('customer')} required />
      <DateField min={firstDay} max={lastDay} {...times} {...watched('date')} />
      {!fixedTimes && (
        <WeekStrip week={freeSlots.week} chosen={values.date} onChoose={(date) => change({ date })} />
      )}
      {values.date !== ownDate && (
        <FullDayNotice
          freeSlots={freeSlots}
          refused={full?.date === values.date}
          onTake={(date) => change({ date })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField {...times} {...watched('startTime')} />
        <TimeField {...times} {...watched('endTime')} />
      </div>
      {clockChange && <Notice>{clockChange}</Notice>}
      {exceptId === null && start !== null && hasPassed(start) && (
        <Notice>This time has already passed.</Notice>
      )}
      <TechnicianPicker {...watched('technician')} onNear={() => ask(values)} />
      <TechnicianWarning overlaps={overlaps} />
      <TextField required {...field('description')} />
      <TextArea rows={3} {...field('notes')} label="Notes (Optional)" />
      <SwitchField
        {...field('smsReminder')}
        value={reminder.isOn}
        onChange={(smsReminder) => {
          reminder.insist()
          form.change({ smsReminder })
        }}
        description={
          <>
            Send a reminder 24 hours before the appointment
            {reminder.hint && <span className="mt-0.5 block text-yellow-ink">{reminder.hint}</span>}
          </>
        }
      />
    </>
  )
}
