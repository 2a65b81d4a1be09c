import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AppointmentDialog_appointment$key } from '#web/__generated__/AppointmentDialog_appointment.graphql.ts'
import type { AppointmentDialog_business$key } from '#web/__generated__/AppointmentDialog_business.graphql.ts'
import { useUndoCancellation } from '#web/features/appointments/outcomes/useUndoCancellation.ts'
import { instantOf } from '#web/features/contacts/contactInstant.ts'
import { fullName } from '#web/lib/names.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { DialogForm } from '#web/ui/forms/FormDialog.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { useNewerValues } from '#web/ui/forms/useNewerValues.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { DialogFrame, type DialogState, useCloseDialog } from '#web/ui/overlays/Dialog.tsx'
import { AppointmentFields } from './AppointmentFields.tsx'
import { appointmentFields, appointmentSchema } from './appointmentForm.ts'
import { isFullDay } from './free-slots/fullDay.ts'
import { useFreeSlots } from './free-slots/useFreeSlots.ts'
import { useFullDay } from './free-slots/useFullDay.ts'
import { type NewAppointment, newValues, valuesOf } from './initialValues.ts'
import { useReminder } from './reminder/useReminder.ts'
import { type Checked, useSaveAppointment } from './useSaveAppointment.ts'

interface AppointmentFormProps {
  business: AppointmentDialog_business$key
  /** The appointment to edit; omitted for a new one. */
  appointment?: AppointmentDialog_appointment$key | null
  /** Initial values of a new appointment. */
  initial?: NewAppointment
  onSaved?: (saved: { readonly id: string; readonly date: string }) => void
}

/** Schedule New Appointment, Edit Appointment. */
export function AppointmentDialog(props: AppointmentFormProps & DialogState) {
  const { business, appointment, initial, onSaved, ...dialog } = props
  return (
    <DialogFrame {...dialog} title={appointment ? 'Edit Appointment' : 'Schedule New Appointment'}>
      <AppointmentForm {...{ business, appointment, initial, onSaved }} />
    </DialogFrame>
  )
}

function AppointmentForm({ initial = {}, onSaved, ...refs }: AppointmentFormProps) {
  const timeZone = useTimeZone()
  const business = useFragment(businessFragment, refs.business)
  const appointment = useLastKnown(appointmentFragment, refs.appointment ?? null)
  const { canOverbook } = business
  const [newStart] = useState(() => newValues(business, initial, timeZone))
  const current = appointment ? valuesOf(appointment) : newStart
  const close = useCloseDialog()
  const save = useSaveAppointment(canOverbook)
  const bookAgain = useUndoCancellation(current.customer ? fullName(current.customer) : '')
  const full = useFullDay()
  // Whether the user has confirmed to overbook the day.
  const overbook = useRef(false)
  const [saved, setSaved] = useState(false)
  const form = useForm({
    schema: appointmentSchema,
    // Without a time, the day is the default of the calendar, which moves at midnight.
    record:
      appointment?.id ??
      `${initial.customer?.id} ${initial.startTime && `${initial.date} ${initial.startTime}`}`,
    initial: current,
    onSubmit: send,
  })
  const notice = useNewerValues({
    form,
    current,
    saved,
    labels: appointment ? appointmentFields : undefined,
  })
  const { date, startTime, smsReminder, customer } = form.values
  const freeSlots = useFreeSlots(date)
  const reminder = useReminder({
    customerId: customer?.id ?? null,
    startsAt: instantOf(date, startTime, timeZone),
    smsReminder,
    sendsTexts: business.canSendTexts,
    isNew: appointment === null,
  })

  async function send(checked: Checked): Promise<FormErrors | undefined> {
    const id = appointment?.id ?? null
    const values = { ...checked, smsReminder: reminder.isOn }
    const outcome = await save({ id, values, start: form.initial, overbook: overbook.current })
    overbook.current = false
    if (outcome.ok) {
      full.forget()
      setSaved(true)
      close()
      if (outcome.saved) onSaved?.(outcome.saved)
      return
    }
    if (isFullDay(outcome.error)) {
      full.take(values.date, outcome.error, canOverbook)
      freeSlots.refresh()
    } else full.forget()
    return outcome.error
  }

  function bookAnyway() {
    overbook.current = true
    void form.submit()
  }

  return (
    <DialogForm
      form={form}
      newer={notice}
      reopening={appointment && { label: 'Book again', run: () => bookAgain(appointment.id) }}
      submitText={appointment ? 'Update Appointment' : 'Schedule Appointment'}
      pendingText={appointment ? 'Updating...' : 'Scheduling...'}
    >
      <AppointmentFields
        form={form}
        exceptId={appointment?.id ?? null}
        fixedTimes={appointment !== null && !appointment?.canMove}
        ownDate={appointment ? form.initial.date : null}
        freeSlots={freeSlots}
        full={full.day}
        reminder={reminder}
      />
      <ConfirmDialog
        open={full.asking}
        onClose={full.stopAsking}
        title="Book it anyway?"
        description={`${full.day?.message ?? ''} Booking another one goes beyond the limit of the day.`}
        confirmText="Book It Anyway"
        pendingText="Booking..."
        tone="primary"
        onConfirm={bookAnyway}
        pending={form.pending}
      />
    </DialogForm>
  )
}

const businessFragment = graphql`
  fragment AppointmentDialog_business on Business {
    canOverbook
    canSendTexts
    ...initialValues_business
  }
`

const appointmentFragment = graphql`
  fragment AppointmentDialog_appointment on ServiceAppointment {
    id
    canMove
    ...initialValues_appointment
  }
`
