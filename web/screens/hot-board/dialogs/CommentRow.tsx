import { Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentRow_comment$key } from '#web/__generated__/CommentRow_comment.graphql.ts'
import type { CommentRowMutation } from '#web/__generated__/CommentRowMutation.graphql.ts'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { useMinute } from '#web/ui/useMinute.ts'

interface CommentRowProps {
  comment: CommentRow_comment$key
  /** Whether it stays, because its item is resolved. */
  isKept: boolean
}

/** A comment with its author and time, and the button that deletes it. */
export function CommentRow({ comment, isKept }: CommentRowProps) {
  const timeZone = useTimeZone()
  const minute = useMinute()
  const { id, text, createdByName, createdAt, canDelete } = useFragment(
    graphql`
      fragment CommentRow_comment on HotBoardComment {
        id
        text
        createdByName
        createdAt
        canDelete
      }
    `,
    comment,
  )
  const undo = useUndoDeletion()
  const [remove, removing] = useMutation<CommentRowMutation>(
    graphql`
      mutation CommentRowMutation($input: DeleteHotBoardCommentInput!) {
        deleteHotBoardComment(input: $input) {
          trashEntry {
            id
          }
        }
      }
    `,
    {
      subject: null,
      success: 'Comment deleted',
      undo: ({ deleteHotBoardComment }) => undo(deleteHotBoardComment),
      offersRetry: true,
      failure: ({ message }) => `Failed to delete the comment: ${message}`,
    },
  )
  return (
    <li className="flex items-start gap-2.5 py-3">
      <Avatar name={createdByName} size="sm" />
      <div tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
          <span translate="no" className="min-w-0 break-words font-medium text-ink">
            {createdByName}
          </span>
          <time dateTime={createdAt} title={formatDateTime(createdAt, timeZone)} className="text-faint">
            {timeAgo(createdAt, minute)}
          </time>
        </p>
        <p className="whitespace-pre-line text-ink wrap-anywhere">{text}</p>
      </div>
      {canDelete && !isKept && (
        <IconButton
          size="sm"
          label="Delete comment"
          icon={<Trash2 />}
          pending={removing}
          onClick={() => void remove({ input: { id } })}
          className="-mr-1.5 shrink-0"
        />
      )}
    </li>
  )
}
