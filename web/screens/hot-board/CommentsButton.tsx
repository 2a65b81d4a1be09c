import { MessageSquare } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentsButton_item$key } from '#web/__generated__/CommentsButton_item.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { hotBoardDialogs } from './dialogs/hotBoardDialogs.ts'

interface CommentsButtonProps {
  item: CommentsButton_item$key
  /** The id of the item's heading. */
  heading: string
}

/** Opens the comments on an item. A resolved item without any has no button. */
export function CommentsButton({ item, heading }: CommentsButtonProps) {
  const data = useFragment(
    graphql`
      fragment CommentsButton_item on HotBoardItem {
        commentCount
        isResolved
        ...hotBoardDialogs_item
      }
    `,
    item,
  )
  const open = hotBoardDialogs.useOpen()
  const { commentCount, isResolved } = data
  if (isResolved && commentCount === 0) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<MessageSquare />}
      aria-describedby={heading}
      onClick={() => open('comments', { item: data })}
      className="print:hidden"
    >
      {commentCount === 0 ? 'Comment' : `Comments (${commentCount})`}
    </Button>
  )
}
