import { graphql, useFragment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ResolveAsDialog_viewer$key } from '#web/__generated__/ResolveAsDialog_viewer.graphql.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { optional } from '#web/ui/forms/textShapes.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { useResolveItem } from './useResolveItem.ts'

const schema = z.object({
  resolvedBy: z.string().check(z.minLength(1, 'Please choose who resolved it')),
  notes: optional('Notes', 2000),
})

interface ResolveAsDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  viewer: ResolveAsDialog_viewer$key
  item: { readonly id: string; readonly title: string }
  onClose: () => void
}

/**
 * Resolve Hot Board Item as the dashboard has it: a resolver must be chosen, who is the viewer at first, and notes
 * are optional (part 1, section 2). Give it a new `key` each time: it begins with empty notes.
 */
export function ResolveAsDialog({ item, open, onClose, finalFocus, ...props }: ResolveAsDialogProps) {
  const { user, business } = useFragment(
    graphql`
      fragment ResolveAsDialog_viewer on Viewer {
        user {
          id
        }
        business {
          team {
            id
            fullName
            isActive
          }
        }
      }
    `,
    props.viewer,
  )
  const [resolve] = useResolveItem()
  const form = useForm({
    schema,
    initial: { resolvedBy: user.id, notes: '' },
    async onSubmit(by) {
      const outcome = await resolve(item.id, by)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  const resolvers = business.team
    .filter(({ isActive }) => isActive)
    .map(({ id, fullName }) => ({
      value: id,
      label: fullName,
      icon: <Avatar name={fullName} size="sm" />,
    }))

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Resolve Hot Board Item"
      description={`Are you sure you want to resolve "${item.title}"?`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Resolving...">
            Resolve
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <SelectField label="Resolved by" required options={resolvers} {...form.field('resolvedBy')} />
        <TextArea label="Notes (optional)" {...form.field('notes')} />
      </Form>
    </Dialog>
  )
}
