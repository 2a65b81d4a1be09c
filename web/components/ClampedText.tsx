import { useState } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface ClampedTextProps {
  text: string
  /** Collapses shorter text too, and to fewer lines: for rows of a list. */
  brief?: boolean
  className?: string
}

/** The longest texts that are not collapsed. */
const clampAbove = { characters: 280, lines: 6 }
const mostInBrief = { characters: 150, lines: 2 }

/** Text on a card, with its line breaks. Long text is collapsed; *Show more* expands it. */
export function ClampedText({ text, brief = false, className }: ClampedTextProps) {
  const [open, setOpen] = useState(false)
  const { characters, lines } = brief ? mostInBrief : clampAbove
  const long = text.length > characters || text.split('\n').length > lines
  return (
    <div className={classNames('min-w-0', className)}>
      <p
        className={classNames(
          'whitespace-pre-line text-pretty wrap-anywhere',
          long && !open && (brief ? 'line-clamp-2' : 'line-clamp-4'),
        )}
      >
        {text}
      </p>
      {long && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-ml-2.5 pointer-coarse:-ml-3 print:hidden"
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
