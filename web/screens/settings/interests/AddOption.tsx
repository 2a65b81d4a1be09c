import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddOptionMutation } from '#web/__generated__/AddOptionMutation.graphql.ts'
import { CreateInterestOptionInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useAddressedAct } from '#web/router/useAddressedAct.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

const schema = z.object({ label: trimmed('Label', most.label) })

/** The field for a new option; Enter adds it. A blank label is ignored. */
export function AddOption() {
  const [add] = useMutation<AddOptionMutation>(
    graphql`
      mutation AddOptionMutation($input: CreateInterestOptionInput!) {
        createInterestOption(input: $input) {
          interestOption {
            label
          }
        }
      }
    `,
    {
      success: 'Interest option added successfully',
      subject: ({ createInterestOption }) => createInterestOption?.interestOption.label,
      failure: () => 'Failed to add interest option',
    },
  )
  const input = useRef<HTMLInputElement>(null)
  useAddressedAct('add-interest', () => input.current?.focus())
  const form = useForm({
    schema,
    initial: { label: '' },
    stays: true,
    async onSubmit({ label }) {
      if (label === '') return
      const outcome = await add({ input: { label } })
      if (!outcome.ok) return outcome.error
      form.saved({ label: '' })
      input.current?.focus()
    },
  })
  return (
    <Form form={form}>
      <div className="flex items-start gap-2">
        <TextField
          ref={input}
          label="New interest option"
          hideLabel
          placeholder="Add an interest option"
          className="flex-1"
          {...form.field('label')}
        />
        <SubmitButton form={form} pendingText="Adding..." icon={<Plus />} className="pointer-fine:h-9!">
          Add
        </SubmitButton>
      </div>
    </Form>
  )
}
