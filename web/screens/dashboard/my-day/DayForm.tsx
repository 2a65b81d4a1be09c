import { type ReactNode, useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { NextContactFields } from '#web/features/contacts/NextContactFields.tsx'
import { nextContactAt, nextContactFields, noNextContact } from '#web/features/contacts/nextContact.ts'
import { OutcomeChips } from '#web/features/follow-ups/OutcomeChips.tsx'
import { outcomeIn, withOutcome } from '#web/features/follow-ups/outcomes.ts'
import { CompleteMyDayEntryInput as most } from '#web/generated/maxLengths.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { bounded } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { useDialogGuard } from '#web/ui/overlays/Dialog.tsx'
import { useFinishEntry } from './useFinishEntry.ts'

interface DayFormProps {
  id: string
  /** The customer's name or the title, for the toast. */
  subject: string | undefined
  /** The subject of the next contact; null when there is no customer to contact. */
  about: string | null
  /** Whether the form has a field for notes. */
  outcome: boolean
  /** Another way to settle the entry, below the form. */
  skip: ReactNode
  onSettling: () => void
  onFinished: () => void
  onTakenBack: () => void
  onTyped: (isTyped: boolean) => void
  onLater: () => void
}

const schema = z.object({
  outcome: z.string().check(z.trim(), bounded('Outcome', most.outcome)),
  ...nextContactFields,
  about: z.string().check(z.trim(), bounded('Notes', most.nextNotes)),
})

/** The outcome and the next contact, sent together. */
export function DayForm({
  id,
  subject,
  about,
  outcome: told,
  skip,
  onSettling,
  onFinished,
  onTakenBack,
  onTyped,
  onLater,
}: DayFormProps) {
  const timeZone = useTimeZone()
  const finish = useFinishEntry(subject, onTakenBack)
  const form = useForm({
    schema,
    record: id,
    initial: { outcome: '', about: about ?? '', ...noNextContact(timeZone) },
    async onSubmit({ outcome, about: words, ...next }) {
      const contact = nextContactAt(next, timeZone)
      if ('wrong' in contact) return { fields: { date: [contact.wrong] } }
      onSettling()
      const result = await finish({
        id,
        outcome: outcome || null,
        nextContactAt: contact.at,
        nextNotes: contact.at ? words || null : null,
      })
      if (!result.ok) return result.error
      onFinished()
    },
  })
  const tell = useEffectEvent(onTyped)
  useEffect(() => tell(form.dirty), [form.dirty])
  useDialogGuard(form.dirty && !form.pending)

  return (
    <>
      <Form form={form} className="flex-1">
        {told && (
          <div className="flex flex-col gap-2">
            <TextArea label="How did it go?" rows={2} {...form.field('outcome')} />
            {about !== null && (
              <OutcomeChips
                chosen={outcomeIn(form.values.outcome)}
                onPress={(words) => form.change({ outcome: withOutcome(form.values.outcome, words) })}
              />
            )}
          </div>
        )}
        {about !== null && <NextContactFields form={form} />}
        {form.values.next !== 'none' && <TextField label="What about" {...form.field('about')} />}
        {skip}
      </Form>
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex justify-end gap-2 border-line border-t bg-raised px-5 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1">
        <Button onClick={onLater} disabled={form.pending}>
          Skip for now
        </Button>
        <SubmitButton form={form} pendingText="Saving...">
          Done, next
        </SubmitButton>
      </div>
    </>
  )
}
