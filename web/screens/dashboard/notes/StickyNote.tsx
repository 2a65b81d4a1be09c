import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate } from '#web/lib/dates.ts'
import { noteShape } from '../layout.ts'
import type { StickyNote_note$key } from './__generated__/StickyNote_note.graphql.ts'

/** One note on its colour. In the dark it keeps the hue only: paper would glare. */
export function StickyNote({ note, timeZone }: { note: StickyNote_note$key; timeZone: string }) {
  const { title, content, color, createdAt } = useFragment(
    graphql`
      fragment StickyNote_note on StickyNote {
        title
        content
        color
        createdAt
      }
    `,
    note,
  )
  const paper: CSSProperties & Record<'--paper', string> = { '--paper': color }
  return (
    <li
      style={paper}
      className={`${noteShape} bg-[light-dark(var(--paper),oklch(from_var(--paper)_0.34_calc(c*0.75)_h))] text-ink`}
    >
      <h3 className="line-clamp-1 font-medium">{title}</h3>
      <p className="mt-1 line-clamp-4 whitespace-pre-line text-sm">{content}</p>
      <time dateTime={createdAt} className="mt-auto pt-2 text-xs opacity-80">
        {formatDate(createdAt, timeZone)}
      </time>
    </li>
  )
}
