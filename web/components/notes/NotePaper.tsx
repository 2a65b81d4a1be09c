import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { paperOf, paperStyles } from './paper.ts'

interface NotePaperProps {
  title: string
  content: string
  color: string
  /** Whose it is, and from when. */
  facts: ReactNode
  /** Two lines of facts leave less room for the content. */
  factLines?: 1 | 2
  /** Icon buttons. One of them may reach over the whole paper (`wholePaper`). */
  actions: ReactNode
  /** It is being deleted: half transparent, and out of reach (part 2, section 4). */
  leaving?: boolean
  /** Its size. */
  className: string
}

/** Makes the whole paper press this button. */
export const wholePaper = 'after:absolute after:inset-0 after:rounded-lg'

/** Icon buttons on paper: they keep its colour, and lie above the button that reaches over it. */
export const paperButton = 'text-ink/75! hover:bg-ink/10! hover:text-ink!'

/** A note as a card on its colour. */
export function NotePaper({
  title,
  content,
  color,
  facts,
  factLines = 1,
  actions,
  leaving,
  className,
}: NotePaperProps) {
  return (
    <li
      style={paperOf(color)}
      inert={leaving}
      className={classNames(
        'group relative flex min-w-0 flex-col rounded-lg p-3 transition-opacity duration-300',
        paperStyles,
        leaving && 'opacity-40',
        className,
      )}
    >
      <h3 className="line-clamp-1 break-all font-medium">{title}</h3>
      <p
        className={classNames(
          'mt-1 whitespace-pre-line break-words text-sm',
          factLines === 1
            ? 'line-clamp-4 pointer-coarse:line-clamp-3'
            : 'line-clamp-3 pointer-coarse:line-clamp-2',
        )}
      >
        {content}
      </p>
      {/* With a mouse the buttons take the place of the facts while they are wanted; a finger finds them below. */}
      <div className="mt-auto items-end text-xs pointer-fine:grid pointer-coarse:-mb-2.5">
        <div className="opacity-80 transition-opacity pointer-fine:[grid-area:1/1] pointer-fine:group-focus-within:opacity-0 pointer-fine:group-hover:opacity-0">
          {facts}
        </div>
        {/* Not positioned itself: a button may reach over the whole paper. */}
        <div className="-mx-2 flex justify-between pointer-fine:-my-1.5 pointer-fine:justify-self-end pointer-fine:opacity-0 pointer-fine:[grid-area:1/1] pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
          {actions}
        </div>
      </div>
    </li>
  )
}
