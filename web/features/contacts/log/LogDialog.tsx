import * as z from 'zod/mini'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { OutcomeChips } from '#web/features/follow-ups/OutcomeChips.tsx'
import { outcomeIn, withOutcome } from '#web/features/follow-ups/outcomes.ts'
import { LogInteractionInput as most } from '#web/generated/maxLengths.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { firstDay, instantOf, lastDay } from '../contactInstant.ts'
import { NextChoice } from '../NextChoice.tsx'
import { nextDay } from '../nextDay.ts'
import { noCustomer } from '../scheduleForm.ts'
import { KindChoice, kinds } from './KindChoice.tsx'
import { useLogInteraction } from './useLogInteraction.ts'

const schema = z.object({
  customer: z.nullable(z.custom<CustomerOption>()),
  kind: z.enum(['CALL', 'VISIT', 'SALE', 'MEETING', 'NOTE']),
  notes: trimmed('Notes', most.notes),
  sold: z.boolean(),
  next: z.enum(['none', 'tomorrow', 'week', 'date']),
  date: z.string(),
  time: z.string(),
})

type Values = z.input<typeof schema>

const initial: Values = {
  customer: null,
  kind: 'CALL',
  notes: '',
  sold: true,
  next: 'none',
  date: '',
  time: '09:00',
}

const failed = (field: keyof Values, message: string) =>
  ({ ok: false, error: { fields: { [field]: [message] } } }) as const

interface LogDialogProps extends DialogState {
  /** Omitted when the customer is chosen here. */
  customer?: { readonly id: string; readonly name: string } | undefined
}

/** Logs a call, a visit, a sale, a meeting or a note that has just happened, with the next contact. */
export function LogDialog({ customer, ...dialog }: LogDialogProps) {
  const timeZone = useTimeZone()
  const log = useLogInteraction()

  return (
    <FormDialog
      {...dialog}
      size="md"
      title="Log"
      description={customer ? <span translate="no">{customer.name}</span> : 'What has just happened?'}
      schema={schema}
      record={customer?.id ?? 'log'}
      initial={initial}
      onSubmit={({ customer: picked, kind, notes, sold, next, date, time }) => {
        const customerId = customer?.id ?? picked?.id
        if (!customerId) return failed('customer', noCustomer)
        if (kind === 'NOTE' && !notes) return failed('notes', 'Please write a note')
        const day = nextDay(next, date, timeZone)
        if (day === '') return failed('date', 'Contact date is required')
        const nextContactAt = day && instantOf(day, time, timeZone)
        if (day && !nextContactAt) return failed('date', 'This date does not exist')
        const status = kind === 'SALE' && sold ? 'SOLD' : null
        const name = customer?.name ?? `${picked?.firstName} ${picked?.lastName}`
        return log({ customerId, kind, notes: notes || null, nextContactAt, status }, name)
      }}
      submitText="Log"
      pendingText="Logging..."
    >
      {(form) => {
        const { kind, notes, next } = form.values
        const { outcomes } = kinds[kind]
        return (
          <>
            {!customer && <CustomerPicker {...form.field('customer')} required />}
            <KindChoice value={kind} onChange={form.field('kind').onChange} />
            <div className="flex flex-col gap-2">
              <TextArea
                label={kind === 'NOTE' ? 'Note' : 'How did it go?'}
                required={kind === 'NOTE'}
                rows={2}
                {...form.field('notes')}
              />
              {outcomes.length > 0 && (
                <OutcomeChips
                  outcomes={outcomes}
                  chosen={outcomeIn(notes, outcomes)}
                  onPress={(words) => form.change({ notes: withOutcome(notes, words, outcomes) })}
                />
              )}
            </div>
            {kind === 'SALE' && <SwitchField label="Status becomes Sold" {...form.field('sold')} />}
            <NextChoice value={next} onChange={form.field('next').onChange} />
            {next !== 'none' && (
              <FieldRow>
                {next === 'date' && (
                  <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('date')} />
                )}
                <TimeField label="Time" required {...form.field('time')} />
              </FieldRow>
            )}
          </>
        )
      }}
    </FormDialog>
  )
}
