import { Pencil, Share2, Trash2, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StickyNote_note$key } from '#web/__generated__/StickyNote_note.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { readNote } from '../dialogNote.ts'
import type { NoteDialogRequest } from '../NoteDialogs.tsx'
import { NotePaper, type NotePaperProps, paperButton, wholePaper } from './NotePaper.tsx'

interface StickyNoteProps extends Pick<NotePaperProps, 'roomy' | 'className'> {
  note: StickyNote_note$key
  leaving: boolean
  onRequest: (request: NoteDialogRequest, opener: Element) => void
}

/** A note of the user; pressing it opens it. */
export function StickyNote({ note, leaving, onRequest, ...shape }: StickyNoteProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment StickyNote_note on StickyNote {
        title
        content
        color
        createdAt
        canEdit
        canShare
        canDelete
        ...dialogNote_note
      }
    `,
    note,
  )
  const { title, content, color, createdAt } = data
  const dialogNote = readNote(data)
  const readers = dialogNote.readers.length
  const ask = (kind: 'edit' | 'share' | 'delete') => ({
    onClick: ({ currentTarget }: { currentTarget: Element }) =>
      onRequest({ kind, note: dialogNote }, currentTarget),
    size: 'sm' as const,
  })
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
              {...ask('share')}
            />
          )}
          {data.canEdit && (
            <IconButton
              label={`Edit: ${title}`}
              title="Edit"
              icon={<Pencil />}
              className={classNames(paperButton, wholePaper)}
              {...ask('edit')}
            />
          )}
          {data.canDelete && (
            <IconButton
              label={`Delete: ${title}`}
              title="Delete"
              icon={<Trash2 />}
              className={above}
              {...ask('delete')}
            />
          )}
        </>
      }
    />
  )
}
