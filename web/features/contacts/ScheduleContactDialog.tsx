import { type RefObject, useRef } from 'react'
import { graphql, readInlineData } from 'react-relay/hooks'
import type { ScheduleContactDialog_customer$key } from '#web/__generated__/ScheduleContactDialog_customer.graphql.ts'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import { type CustomerOption, customerOption } from '#web/features/customers/picker/customerOption.ts'
import { addDays, todayIn } from '#web/lib/days.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { DialogForm } from '#web/ui/forms/FormDialog.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { DialogFrame, type DialogState, useCloseDialog } from '#web/ui/overlays/Dialog.tsx'
import { firstDay, instantOf, lastDay } from './contactInstant.ts'
import { QuickDays } from './QuickDays.tsx'
import { noCustomer, scheduleSchema } from './scheduleForm.ts'
import { TimeNotices } from './TimeNotices.tsx'
import { useScheduleContact } from './useScheduleContact.ts'

/** The local time that the form begins with. */
const usualTime = '09:00'

interface ScheduleFormProps {
  /** The customer whose card opened the dialog; preselected. */
  customer?: ScheduleContactDialog_customer$key | null
  /** A fixed local time, `HH:MM`. */
  fixedTime?: string
}

/** Schedule New Contact, from the contacts screen or from a customer's card. */
export function ScheduleContactDialog(props: ScheduleFormProps & DialogState) {
  const { customer, fixedTime, ...dialog } = props
  const dateField = useRef<HTMLInputElement>(null)
  return (
    <DialogFrame {...dialog} title="Schedule New Contact" initialFocus={customer ? dateField : undefined}>
      <ScheduleForm {...{ customer, fixedTime, dateField }} />
    </DialogFrame>
  )
}

function ScheduleForm(props: ScheduleFormProps & { dateField: RefObject<HTMLInputElement | null> }) {
  const timeZone = useTimeZone()
  const { customer, fixedTime, dateField } = props
  const close = useCloseDialog()
  const given = customer ? customerOption(readInlineData(customerFragment, customer)) : null
  const fromCard = fixedTime !== undefined
  const toast = useToast()
  const schedule = useScheduleContact(fromCard ? failedWithReason : 'Failed to schedule contact')

  const form = useForm({
    record: given?.id,
    schema: scheduleSchema(fromCard ? 'Date is required' : 'Contact date is required'),
    initial: beginning(given, timeZone, fixedTime ?? usualTime),
    async onSubmit({ customer, date, time, email, notes }): Promise<FormErrors | undefined> {
      const scheduledDate = instantOf(date, time, timeZone)
      if (scheduledDate === null) return { fields: { date: ['This date does not exist'] } }
      if (customer === null) return { fields: { customer: [noCustomer] } }
      const outcome = await schedule({
        customerId: customer.id,
        scheduledDate,
        email: email || null,
        notes: notes || null,
      })
      if (!outcome.ok) return outcome.error
      close()
    },
  })
  const { values } = form
  const choose = (customer: CustomerOption | null) => {
    // Prefills the customer's address until the user types another one.
    const untouched = values.email === (values.customer?.email ?? '')
    form.change({ customer, ...(untouched && { email: customer?.email ?? '' }) })
  }
  const complainWithoutCustomer = () => {
    if (values.customer === null) toast.error({ title: 'Error', description: noCustomer })
  }

  return (
    <DialogForm
      form={form}
      submitText="Schedule Contact"
      pendingText="Scheduling..."
      submit={{ onClick: complainWithoutCustomer }}
    >
      <CustomerPicker {...form.field('customer')} onChange={choose} required />
      <FieldRow>
        <div className="flex flex-col gap-2">
          <DateField
            ref={dateField}
            label="Date"
            required
            min={firstDay}
            max={lastDay}
            {...form.field('date')}
          />
          <QuickDays value={values.date} onChoose={(date) => form.change({ date })} />
        </div>
        <TimeField
          label="Time"
          required={!fromCard}
          disabled={fromCard}
          description={fromCard && 'From a card it is always 9:00 AM.'}
          {...form.field('time')}
        />
      </FieldRow>
      <TimeNotices date={values.date} time={values.time} />
      <TextField label="Email" type="email" inputMode="email" {...form.field('email')} />
      <TextArea label="Notes" rows={3} {...form.field('notes')} />
    </DialogForm>
  )
}

/** The form begins with tomorrow: for a known customer a single press schedules the contact. */
function beginning(customer: CustomerOption | null, zone: string, time: string) {
  return {
    customer,
    date: addDays(todayIn(zone), 1),
    time,
    email: customer?.email ?? '',
    notes: '',
  }
}

function failedWithReason({ message }: ApiError) {
  return `Failed to schedule contact: ${message || 'Unknown error'}`
}

const customerFragment = graphql`
  fragment ScheduleContactDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`
