import * as z from 'zod/mini'
import { firstDay, instantOf, lastDay } from '#web/features/contacts/contactInstant.ts'
import { QuickDays } from '#web/features/contacts/QuickDays.tsx'
import { scheduleFields } from '#web/features/contacts/scheduleForm.ts'
import { TimeNotices } from '#web/features/contacts/TimeNotices.tsx'
import { addDays, todayIn } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

const schema = z.object(scheduleFields('Date is required'))

/** Schedules a contact with each of the selected customers. */
export function BulkContactDialog({ customers, count, onStarted, ...dialog }: BulkDialogProps & DialogState) {
  const timeZone = useTimeZone()
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <FormDialog
      {...dialog}
      title={`Schedule a Contact with ${customersIn(count)}`}
      schema={schema}
      initial={{ date: addDays(todayIn(timeZone), 1), time: '09:00', notes: '' }}
      onSubmit={({ date, time, notes }) => {
        const scheduledDate = instantOf(date, time, timeZone)
        if (scheduledDate !== null) return start({ contact: { scheduledDate, notes: notes || null } })
        return { ok: false, error: { fields: { date: ['This date does not exist'] } } }
      }}
      submitText="Schedule Contacts"
      pendingText="Scheduling..."
    >
      {(form) => (
        <>
          <FieldRow>
            <div className="flex flex-col gap-2">
              <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('date')} />
              <QuickDays value={form.values.date} onChoose={(date) => form.change({ date })} />
            </div>
            <TimeField label="Time" required {...form.field('time')} />
          </FieldRow>
          <TimeNotices date={form.values.date} time={form.values.time} />
          <TextArea label="Notes" rows={3} {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  )
}
