import { graphql, useFragment } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ResolveAsDialog_item$key } from '#web/__generated__/ResolveAsDialog_item.graphql.ts'
import type { ResolveAsDialog_viewer$key } from '#web/__generated__/ResolveAsDialog_viewer.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { ResolveHotBoardItemInput as most } from '#web/generated/maxLengths.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { optional } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useReopenItem, useResolveItem } from './useResolveItem.ts'

const schema = z.object({
  resolvedBy: z.string().check(z.minLength(1, 'Please choose who resolved it')),
  notes: optional('Notes', most.notes),
})

interface ResolveAsDialogProps extends DialogState {
  viewer: ResolveAsDialog_viewer$key
  item: ResolveAsDialog_item$key
}

/** Resolve Hot Board Item on the dashboard: the resolver is required, initially the viewer; notes are optional. */
export function ResolveAsDialog({ viewer, item: key, ...dialog }: ResolveAsDialogProps) {
  const item = useLastKnown(
    graphql`
      fragment ResolveAsDialog_item on HotBoardItem {
        id
        title
      }
    `,
    key,
  )
  const { user, business } = useFragment(
    graphql`
      fragment ResolveAsDialog_viewer on Viewer {
        user {
          id
        }
        business {
          team {
            isActive
            ...useUserOptions_users
          }
        }
      }
    `,
    viewer,
  )
  const [resolve] = useResolveItem(item.title)
  const [reopen] = useReopenItem(item.title)
  const resolvers = useUserOptions(business.team.filter(({ isActive }) => isActive))

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Resolve Hot Board Item"
      description={`Are you sure you want to resolve "${item.title}"?`}
      schema={schema}
      record={item.id}
      initial={{ resolvedBy: user.id, notes: '' }}
      onSubmit={(by) => resolve(item.id, by)}
      reopening={{ label: 'Reopen', run: () => reopen(item.id) }}
      submitText="Resolve"
      pendingText="Resolving..."
    >
      {(form) => (
        <>
          <SelectField label="Resolved by" required options={resolvers} {...form.field('resolvedBy')} />
          <TextArea label="Notes (optional)" {...form.field('notes')} />
        </>
      )}
    </FormDialog>
  )
}
