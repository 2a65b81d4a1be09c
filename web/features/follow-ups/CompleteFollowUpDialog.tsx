import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { CompleteFollowUpDialogMutation } from '#web/__generated__/CompleteFollowUpDialogMutation.graphql.ts'
import { CompleteFollowUpInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog, stayOpen } from '#web/ui/forms/FormDialog.tsx'
import { optional } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { DialogFollowUp } from './dialogFollowUp.ts'
import { OutcomeChips } from './OutcomeChips.tsx'
import { useReopenFollowUp } from './useReopenFollowUp.ts'

const schema = z.object({ outcome: optional('Outcome', most.outcome), notes: optional('Notes', most.notes) })

interface CompleteFollowUpDialogProps extends DialogState {
  followUp: DialogFollowUp
  /** Called when the follow-up has been completed. */
  onDone: () => void
  /** Called when the follow-up has been reopened. */
  onUndone: () => void
}

/** Completes a follow-up, with its outcome and notes. */
export function CompleteFollowUpDialog({
  followUp,
  onDone,
  onUndone,
  ...dialog
}: CompleteFollowUpDialogProps) {
  const [reopen] = useReopenFollowUp(followUp.customerName)
  const [complete] = useMutation<CompleteFollowUpDialogMutation>(
    graphql`
      mutation CompleteFollowUpDialogMutation($input: CompleteFollowUpInput!) {
        completeFollowUp(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          followUp {
            id
            closedAt
            canReopen
          }
        }
      }
    `,
    {
      subject: followUp.customerName,
      success: 'Follow-up completed',
      undo: ({ completeFollowUp }) => {
        const followUp = completeFollowUp?.followUp
        return followUp?.canReopen && (() => reopen(followUp.id, followUp.closedAt, onUndone))
      },
      failure: { inForm: 'Failed to complete follow-up' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Complete Follow-up"
      description={
        <>
          <span translate="no">{followUp.customerName}</span> · {followUp.title}
        </>
      }
      schema={schema}
      record={followUp.id}
      initial={{ outcome: '', notes: '' }}
      onSubmit={async (result) => {
        const answer = await complete({ input: { id: followUp.id, ...result, onlyIfOpen: true } })
        if (!answer.ok) return answer
        onDone()
        return stayOpen
      }}
      reopening={{ label: 'Reopen', run: () => reopen(followUp.id) }}
      submitText="Complete"
      pendingText="Completing..."
    >
      {(form) => (
        <>
          <div className="flex flex-col gap-2">
            <TextField label="How did it go? (optional)" {...form.field('outcome')} />
            <OutcomeChips
              chosen={form.values.outcome}
              onPress={(words) => form.change({ outcome: form.values.outcome === words ? '' : words })}
            />
          </div>
          <TextArea label="Notes (optional)" rows={3} {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  )
}
