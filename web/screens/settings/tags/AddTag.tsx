import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddTagMutation } from '#web/__generated__/AddTagMutation.graphql.ts'
import { CreateTagInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useAddressedAct } from '#web/router/useAddressedAct.ts'
import type { TagColor } from '#web/ui/display/tagColors.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { ColorField, colorNames } from './ColorField.tsx'

const schema = z.object({ label: trimmed('Label', most.label), color: z.enum(colorNames) })

/** The fields for a new tag; Enter adds it and keeps the color for the next one. A blank label is ignored. */
export function AddTag() {
  const [add] = useMutation<AddTagMutation>(
    graphql`
      mutation AddTagMutation($input: CreateTagInput!) {
        createTag(input: $input) {
          tag {
            label
          }
        }
      }
    `,
    {
      success: 'Tag added successfully',
      subject: ({ createTag }) => createTag?.tag.label,
      failure: () => 'Failed to add tag',
    },
  )
  const input = useRef<HTMLInputElement>(null)
  useAddressedAct('add-tag', () => input.current?.focus())
  const form = useForm({
    schema,
    initial: { label: '', color: 'GRAY' as TagColor },
    stays: true,
    async onSubmit({ label, color }) {
      if (label === '') return
      const outcome = await add({ input: { label, color } })
      if (!outcome.ok) return outcome.error
      form.saved({ label: '', color })
      input.current?.focus()
    },
  })
  return (
    <Form form={form}>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          ref={input}
          label="New tag"
          hideLabel
          placeholder="Add a tag"
          className="min-w-48 flex-1"
          {...form.field('label')}
        />
        <ColorField hideLabel className="w-32 max-sm:grow" {...form.field('color')} />
        <SubmitButton form={form} pendingText="Adding..." icon={<Plus />} className="pointer-fine:h-9!">
          Add
        </SubmitButton>
      </div>
    </Form>
  )
}
