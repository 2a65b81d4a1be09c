import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { paperOf, paperStyles } from '../paper.ts'

export interface NotePaperProps {
  title: string
  content: string
  color: string
  /** The owner and the date. */
  facts: ReactNode
  /** Whether the facts take two lines, which leaves less space for the content. */
  factLines?: 1 | 2
  /** Icon buttons. One of them may cover the whole note (`wholePaper`). */
  actions: ReactNode
  /** The note is being deleted: half transparent and not clickable. */
  leaving?: boolean
  /**
   * Whether the note is on the Sticky Notes screen and not in the dashboard's panel: it shows more text, and its
   * buttons are always visible.
   */
  roomy?: boolean
  /** The size of the note. */
  className: string
}

/** Makes the whole note trigger this button. */
export const wholePaper = 'after:absolute after:inset-0 after:rounded-lg'

/** Icon buttons on a note: they keep its color and lie above the button that covers it. */
export const paperButton = 'text-ink/75! hover:bg-ink/10! hover:text-ink!'

/** A note as a card in its color. */
export function NotePaper({
  title,
  content,
  color,
  facts,
  factLines = 1,
  actions,
  leaving,
  roomy = false,
  className,
}: NotePaperProps) {
  const lines = roomy ? (`roomy${factLines}` as const) : factLines
  // The heading level is one lower in a panel.
  const Heading = roomy ? 'h2' : 'h3'
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
      {/* Focus comes here when the note before it has gone. */}
      <Heading
        tabIndex={-1}
        className={classNames('font-medium', roomy ? 'line-clamp-2 break-words' : 'line-clamp-1 break-all')}
      >
        {title}
      </Heading>
      <p className={classNames('mt-1 whitespace-pre-line break-words text-sm', clamps[lines])}>{content}</p>
      {roomy ? (
        <div className="-mb-1.5 mt-auto flex flex-wrap items-end justify-between gap-x-2 pt-2 text-xs pointer-coarse:-mb-2.5 pointer-coarse:items-center">
          <div className="min-w-20 flex-1 opacity-80 pointer-fine:pb-1.5">{facts}</div>
          <div className="-mx-2 flex pointer-coarse:max-w-44 pointer-coarse:basis-full pointer-coarse:justify-between">
            {actions}
          </div>
        </div>
      ) : (
        <InTurn facts={facts} actions={actions} />
      )}
    </li>
  )
}

/** The number of lines of content on the card. */
const clamps = {
  1: 'line-clamp-4 pointer-coarse:line-clamp-3',
  2: 'line-clamp-3 pointer-coarse:line-clamp-2',
  roomy1: 'line-clamp-6',
  roomy2: 'line-clamp-6 pointer-coarse:line-clamp-5',
}

/** With a mouse the buttons replace the facts while the pointer is over the note; on touch screens they are below. */
function InTurn({ facts, actions }: Pick<NotePaperProps, 'facts' | 'actions'>) {
  return (
    <div className="mt-auto items-end text-xs pointer-fine:grid pointer-coarse:-mb-2.5">
      <div className="opacity-80 transition-opacity pointer-fine:[grid-area:1/1] pointer-fine:group-focus-within:opacity-0 pointer-fine:group-hover:opacity-0">
        {facts}
      </div>
      {/* Not positioned itself: a button may reach over the whole paper. */}
      <div className="-mx-2 flex justify-between pointer-fine:-my-1.5 pointer-fine:justify-self-end pointer-fine:opacity-0 pointer-fine:[grid-area:1/1] pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        {actions}
      </div>
    </div>
  )
}
