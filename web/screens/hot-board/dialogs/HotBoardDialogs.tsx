import { graphql, useFragment } from 'react-relay/hooks'
import type { HotBoardDialogs_business$key } from '#web/__generated__/HotBoardDialogs_business.graphql.ts'
import { AddItemDialog } from '#web/components/hot-board/AddItemDialog.tsx'
import { nobody } from '#web/components/hot-board/itemForm.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addItemDialog } from '../hot-board.route.ts'
import type { Asked } from './act.ts'
import { EditItemDialog } from './EditItemDialog.tsx'
import { ResolveItemDialog } from './ResolveItemDialog.tsx'

interface HotBoardDialogsProps {
  business: HotBoardDialogs_business$key
  asked: Asked | null
  open: boolean
  onClose: () => void
}

/** Everything that opens above the board. */
export function HotBoardDialogs({ business, asked, open, onClose }: HotBoardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment HotBoardDialogs_business on Business {
        ...AddItemDialog_business
        ...EditItemDialog_business
      }
    `,
    business,
  )
  const addition = useDialogParam(addItemDialog)
  const item = asked?.act.item

  return (
    <>
      <AddItemDialog business={data} open={addition.open} onClose={addition.close} assignedTo={nobody} />
      {item && asked.act.kind === 'edit' && (
        <EditItemDialog key={asked.turn} business={data} item={item} open={open} onClose={onClose} />
      )}
      {item && asked.act.kind === 'resolve' && (
        <ResolveItemDialog
          key={asked.turn}
          item={item}
          open={open}
          onClose={onClose}
          finalFocus={asked.successor}
        />
      )}
    </>
  )
}
