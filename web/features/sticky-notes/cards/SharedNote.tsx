import { Maximize2, X } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SharedNote_note$key } from '#web/__generated__/SharedNote_note.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { useRemoveSharedNote } from '../acts/useRemoveSharedNote.ts'
import { noteDialogs } from '../noteDialogs.ts'
import { NotePaper, type NotePaperProps, paperButton, wholePaper } from './NotePaper.tsx'

interface SharedNoteProps extends Pick<NotePaperProps, 'roomy' | 'className'> {
  note: SharedNote_note$key
}

/** A shared note; pressing it opens it. */
export function SharedNote({ note, ...shape }: SharedNoteProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment SharedNote_note on SharedNote {
        id
        title
        content
        color
        createdAt
        canRemove
        sharedBy {
          fullName
        }
        ...dialogNote_sharedNote
      }
    `,
    note,
  )
  const { id, title, content, color, createdAt, sharedBy } = data
  const open = noteDialogs.useOpen()
  const [remove, pending] = useRemoveSharedNote(title)
  return (
    <NotePaper
      {...{ title, content, color }}
      {...shape}
      factLines={2}
      facts={
        <>
          <p className="truncate">
            By: <span translate="no">{sharedBy.fullName}</span>
          </p>
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
        </>
      }
      actions={
        <>
          <IconButton
            label={`Open: ${title}`}
            title="Open"
            icon={<Maximize2 />}
            size="sm"
            className={classNames(paperButton, wholePaper)}
            onClick={() => open('read', { note: data })}
          />
          {data.canRemove && (
            <IconButton
              label={`Remove: ${title}`}
              title="Remove from my view"
              icon={<X />}
              size="sm"
              pending={pending}
              className={classNames(paperButton, 'relative z-1')}
              onClick={() => void remove(id)}
            />
          )}
        </>
      }
    />
  )
}
