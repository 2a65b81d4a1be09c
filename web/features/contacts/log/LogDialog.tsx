import * as z from 'zod/mini'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { OutcomeChips } from '#web/features/follow-ups/OutcomeChips.tsx'
import { outcomeIn, withOutcome } from '#web/features/follow-ups/outcomes.ts'
import { LogInteractionInput as most } from '#web/generated/maxLengths.ts'
import { fullName } from '#web/lib/names.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { NextContactFields } from '../NextContactFields.tsx'
import { nextContactAt, nextContactFields, noNextContact } from '../nextContact.ts'
import { noCustomer } from '../scheduleForm.ts'
import { KindChoice, kinds } from './KindChoice.tsx'
import { useLogInteraction } from './useLogInteraction.ts'

const schema = z.object({
  customer: z.nullable(z.custom<CustomerOption>()),
  kind: z.enum(['CALL', 'VISIT', 'SALE', 'MEETING', 'NOTE']),
  notes: trimmed('Notes', most.notes),
  sold: z.boolean(),
  ...nextContactFields,
})

type Values = z.input<typeof schema>

const blank = { customer: null, kind: 'CALL', notes: '', sold: true } as const

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
      initial={{ ...blank, ...noNextContact(timeZone) }}
      onSubmit={({ customer: picked, kind, notes, sold, ...next }) => {
        const customerId = customer?.id ?? picked?.id
        if (!customerId) return failed('customer', noCustomer)
        if (kind === 'NOTE' && !notes) return failed('notes', 'Please write a note')
        const contact = nextContactAt(next, timeZone)
        if ('wrong' in contact) return failed('date', contact.wrong)
        const status = kind === 'SALE' && sold ? 'SOLD' : null
        const name = customer?.name ?? (picked ? fullName(picked) : '')
        return log({ customerId, kind, notes: notes || null, nextContactAt: contact.at, status }, name)
      }}
      submitText="Log"
      pendingText="Logging..."
    >
      {(form) => {
        const { kind, notes } = form.values
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
            <NextContactFields form={form} />
          </>
        )
      }}
    </FormDialog>
  )
}
