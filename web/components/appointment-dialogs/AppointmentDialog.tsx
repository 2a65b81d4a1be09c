import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AppointmentDialog_appointment$key } from '#web/__generated__/AppointmentDialog_appointment.graphql.ts'
import type { AppointmentDialog_business$key } from '#web/__generated__/AppointmentDialog_business.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { AppointmentFields } from './AppointmentFields.tsx'
import { appointmentSchema } from './appointmentForm.ts'
import { type NewAppointment, newValues, valuesOf } from './beginning.ts'
import { isFullDay } from './fullDay.ts'
import { useFullDay } from './useFullDay.ts'
import { type Checked, useSaveAppointment } from './useSaveAppointment.ts'

interface AppointmentDialogProps extends Pick<DialogProps, 'finalFocus'> {
  business: AppointmentDialog_business$key
  /** The one to edit; a new one without it. */
  appointment?: AppointmentDialog_appointment$key | null
  /** What a new one begins with. */
  initial?: NewAppointment
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved?: (saved: { readonly id: string; readonly date: string }) => void
}

/** Schedule New Appointment, Edit Appointment (part 2 sections 2 and 5). Every opening begins anew. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { initial = {}, open, onOpenChange, onSaved, finalFocus } = props
  const business = useFragment(businessFragment, props.business)
  const appointment = useFragment(appointmentFragment, props.appointment ?? null)
  const { canOverbook } = business
  const words = appointment ? edited : scheduled
  const begin = () => (appointment ? valuesOf(appointment) : newValues(business, initial))
  const [start, setStart] = useState(begin)
  const save = useSaveAppointment(canOverbook)
  const full = useFullDay()
  // Whether what is being sent was confirmed to go beyond the limit of the day.
  const overbook = useRef(false)
  const form = useForm({ schema: appointmentSchema, initial: start, onSubmit: send })

  async function send(values: Checked): Promise<FormErrors | undefined> {
    const id = appointment?.id ?? null
    const outcome = await save({ id, values, start, overbook: overbook.current })
    overbook.current = false
    if (outcome.ok) {
      full.forget()
      onOpenChange(false)
      if (outcome.saved) onSaved?.(outcome.saved)
      return
    }
    if (isFullDay(outcome.error)) full.take(values.date, outcome.error, canOverbook)
    else full.forget()
    return outcome.error
  }

  function bookAnyway() {
    overbook.current = true
    void form.submit()
  }

  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      const values = begin()
      setStart(values)
      form.reset(values)
      full.forget()
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      guarded={form.dirty}
      finalFocus={finalFocus}
      title={words.title}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText={words.pending}>
            {words.submit}
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <AppointmentFields
          form={form}
          exceptId={appointment?.id ?? null}
          fixedTimes={appointment !== null && !appointment?.canMove}
          timeZone={business.timeZone}
          full={full.day}
        />
      </Form>
      <ConfirmDialog
        open={full.asking}
        onOpenChange={(next) => !next && full.stopAsking()}
        title="Book it anyway?"
        description={`${full.day?.message ?? ''} Booking another one goes beyond the limit of the day.`}
        confirmText="Book It Anyway"
        pendingText="Booking..."
        tone="primary"
        onConfirm={bookAnyway}
        pending={form.pending}
      />
    </Dialog>
  )
}

const scheduled = {
  title: 'Schedule New Appointment',
  submit: 'Schedule Appointment',
  pending: 'Scheduling...',
} as const

const edited = { title: 'Edit Appointment', submit: 'Update Appointment', pending: 'Updating...' } as const

const businessFragment = graphql`
  fragment AppointmentDialog_business on Business {
    canOverbook
    timeZone
    ...beginning_business
  }
`

const appointmentFragment = graphql`
  fragment AppointmentDialog_appointment on ServiceAppointment {
    id
    canMove
    ...beginning_appointment
  }
`
