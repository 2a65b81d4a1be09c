import { graphql, useFragment } from 'react-relay/hooks'
import type { HotBoardDialogs_business$key } from '#web/__generated__/HotBoardDialogs_business.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddItemDialog } from '#web/features/hot-board/AddItemDialog.tsx'
import { nobody } from '#web/features/hot-board/itemForm.ts'
import { CommentsDialog } from './CommentsDialog.tsx'
import { EditItemDialog } from './EditItemDialog.tsx'
import { ResolveItemDialog } from './ResolveItemDialog.tsx'

const dialogs = {
  add: AddItemDialog,
  edit: EditItemDialog,
  resolve: ResolveItemDialog,
  comments: CommentsDialog,
}

export interface HotBoardDialogsProps {
  business: HotBoardDialogs_business$key
  opened: OpenedDialogs<typeof dialogs, 'business' | 'assignedTo'>
}

/** All dialogs of the board. */
export function HotBoardDialogs({ business, opened }: HotBoardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment HotBoardDialogs_business on Business {
        ...AddItemDialog_business
        ...EditItemDialog_business
      }
    `,
    business,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ business: data, assignedTo: nobody }} />
}
