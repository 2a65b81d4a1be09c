import { Pencil, Share2, Trash2, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { dialogNote_note$key } from '#web/__generated__/dialogNote_note.graphql.ts'
import type { StickyNote_note$key } from '#web/__generated__/StickyNote_note.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { noteDialogs } from '../noteDialogs.ts'
import { NotePaper, type NotePaperProps, paperButton, wholePaper } from './NotePaper.tsx'

interface StickyNoteProps extends Pick<NotePaperProps, 'roomy' | 'className'> {
  note: StickyNote_note$key
  leaving: boolean
  onDelete: (note: { readonly id: string; readonly title: string }, key: dialogNote_note$key) => void
}

/** A note of the user; pressing it opens it. */
export function StickyNote({ note, leaving, onDelete, ...shape }: StickyNoteProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment StickyNote_note on StickyNote {
        id
        title
        content
        color
        createdAt
        sharedWith {
          __typename
        }
        canEdit
        canShare
        canDelete
        ...dialogNote_note
      }
    `,
    note,
  )
  const { id, title, content, color, createdAt } = data
  const readers = data.sharedWith.length
  const open = noteDialogs.useOpen()
  const above = classNames(paperButton, 'relative z-1')
  return (
    <NotePaper
      {...{ title, content, color, leaving }}
      {...shape}
      facts={
        <p className="flex items-center gap-1.5">
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          {readers > 0 && (
            <span className="flex items-center gap-0.5">
              <Users aria-hidden className="size-3" />
              <VisuallyHidden>Shared with</VisuallyHidden> {readers}
            </span>
          )}
        </p>
      }
      actions={
        <>
          {data.canShare && (
            <IconButton
              label={`Share: ${title}`}
              title="Share"
              icon={<Share2 />}
              className={above}
              size="sm"
              onClick={() => open('share', { note: data })}
            />
          )}
          {data.canEdit && (
            <IconButton
              label={`Edit: ${title}`}
              title="Edit"
              icon={<Pencil />}
              className={classNames(paperButton, wholePaper)}
              size="sm"
              onClick={() => open('edit', { note: data })}
            />
          )}
          {data.canDelete && (
            <IconButton
              label={`Delete: ${title}`}
              title="Delete"
              icon={<Trash2 />}
              className={above}
              size="sm"
              onClick={() => onDelete({ id, title }, data)}
            />
          )}
        </>
      }
    />
  )
}
