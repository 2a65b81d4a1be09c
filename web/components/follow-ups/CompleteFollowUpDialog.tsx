import * as z from 'zod/mini'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { optional } from '#web/ui/forms/textShapes.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { ActedFollowUp } from './followUpAct.ts'
import { useCompleteFollowUp } from './useCompleteFollowUp.ts'

const schema = z.object({ outcome: optional('Outcome', 160), notes: optional('Notes', 2000) })

/** How most calls end, in one tap. */
const usual = ['Reached', 'Left a message', 'No answer', 'Sent an e-mail']

interface CompleteFollowUpDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  followUp: ActedFollowUp
  onClose: () => void
  /** It is completed now. */
  onDone: () => void
}

/** Asks how it went, and completes the follow-up. */
export function CompleteFollowUpDialog(props: CompleteFollowUpDialogProps) {
  const { followUp, open, onClose, onDone, finalFocus } = props
  const complete = useCompleteFollowUp()
  const form = useForm({
    schema,
    initial: { outcome: '', notes: '' },
    async onSubmit(result) {
      const answer = await complete({ id: followUp.id, ...result })
      if (!answer.ok) return answer.error
      onDone()
    },
  })
  const { outcome } = form.values

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Complete Follow-up"
      description={`${followUp.customerName} · ${followUp.title}`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Completing...">
            Complete
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <div className="flex flex-col gap-2">
          <TextField label="How did it go? (optional)" maxLength={160} {...form.field('outcome')} />
          <div className="flex flex-wrap gap-1.5">
            {usual.map((words) => (
              <Button
                key={words}
                size="sm"
                aria-pressed={outcome === words}
                className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
                onClick={() => form.change({ outcome: outcome === words ? '' : words })}
              >
                {words}
              </Button>
            ))}
          </div>
        </div>
        <TextArea label="Notes (optional)" rows={3} {...form.field('notes')} />
      </Form>
    </Dialog>
  )
}
