import { useState } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** The maximum number of characters of the collapsed text. */
const mostCharacters = 280
const mostLines = 6

/** Text on a card, with its line breaks. Long text is collapsed; *Show more* expands it. */
export function ClampedText({ text, className }: { text: string; className?: string }) {
  const [open, setOpen] = useState(false)
  const long = text.length > mostCharacters || text.split('\n').length > mostLines
  return (
    <div className={classNames('min-w-0', className)}>
      <p
        className={classNames(
          'whitespace-pre-line text-pretty wrap-anywhere',
          long && !open && 'line-clamp-4',
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
          className="-ml-2.5 pointer-coarse:-ml-3"
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
