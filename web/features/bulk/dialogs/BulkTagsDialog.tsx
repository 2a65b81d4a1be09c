import { graphql, useFragment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { BulkTagsDialog_business$key } from '#web/__generated__/BulkTagsDialog_business.graphql.ts'
import { TagsField } from '#web/features/tags/TagsField.tsx'
import { idsIn } from '#web/features/tags/tagIds.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

const schema = z.object({ tags: z.string().check(z.minLength(1, 'Choose at least one tag')) })

interface BulkTagsDialogProps extends BulkDialogProps, DialogState {
  business: BulkTagsDialog_business$key
  /** Whether the tags are put on, or taken off. */
  adds: boolean
}

/** Puts tags on the selected customers, or takes them off. */
export function BulkTagsDialog({
  business,
  adds,
  customers,
  count,
  onStarted,
  ...dialog
}: BulkTagsDialogProps) {
  const data = useFragment(
    graphql`
      fragment BulkTagsDialog_business on Business {
        ...TagsField_business
      }
    `,
    business,
  )
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={adds ? `Add Tags to ${customersIn(count)}` : `Remove Tags from ${customersIn(count)}`}
      schema={schema}
      initial={{ tags: '' }}
      onSubmit={({ tags }) => {
        const refs = idsIn(tags).map((id) => ({ id }))
        return start(adds ? { addTags: refs } : { removeTags: refs })
      }}
      submitText={adds ? 'Add Tags' : 'Remove Tags'}
      pendingText={adds ? 'Adding...' : 'Removing...'}
    >
      {(form) => <TagsField label="Tags" required business={data} {...form.field('tags')} />}
    </FormDialog>
  )
}
