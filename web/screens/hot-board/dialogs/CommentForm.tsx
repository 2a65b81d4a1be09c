import type { RefObject } from 'react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { CommentFormMutation } from '#web/__generated__/CommentFormMutation.graphql.ts'
import { CreateHotBoardCommentInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { DialogFooter, useDialogGuard } from '#web/ui/overlays/Dialog.tsx'

const schema = z.object({ text: trimmed('Comment', most.text) })

interface CommentFormProps {
  itemId: string
  input: RefObject<HTMLInputElement | null>
}

/** The field for a comment; Enter sends it. A blank one is ignored. */
export function CommentForm({ itemId, input }: CommentFormProps) {
  const [comment] = useMutation<CommentFormMutation>(
    graphql`
      mutation CommentFormMutation($input: CreateHotBoardCommentInput!) {
        createHotBoardComment(input: $input) {
          __typename
        }
      }
    `,
    { failure: { inForm: 'Failed to comment' } },
  )
  const form = useForm({
    schema,
    initial: { text: '' },
    record: itemId,
    stays: true,
    async onSubmit({ text }) {
      if (text === '') return
      const outcome = await comment({ input: { itemId, text } })
      if (!outcome.ok) return outcome.error
      form.saved({ text: '' })
      input.current?.focus()
    },
  })
  useDialogGuard(form.dirty && !form.pending)
  return (
    <DialogFooter>
      <Form form={form} className="flex-1">
        <div className="flex items-start gap-2">
          <TextField
            ref={input}
            label="Comment"
            hideLabel
            placeholder="Write a comment"
            className="flex-1"
            {...form.field('text')}
          />
          <SubmitButton form={form} pendingText="Sending..." className="pointer-fine:h-9!">
            Comment
          </SubmitButton>
        </div>
      </Form>
    </DialogFooter>
  )
}
